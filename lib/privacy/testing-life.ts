import { database } from "@/db/client";
import { companyAccounts, idempotencyKeys, loginFailures } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { spendAllowance } from "../attempts/spend-allowance";
import { createToken } from "../auth/create-token";
import { signIn } from "../auth/sign-in";
import type { Context } from "../kernel/context";
import { nobodyAt } from "../kernel/testing";
import { asMember, withSecondFactor } from "../second-factor/testing";
import { createStaffMember } from "../staff/create-staff-member";
import { StaffInput } from "../staff/input";
import { removeStaffPass } from "../staff/remove-pass";
import { updateStaffMember } from "../staff/update-staff-member";
import { fileStore } from "../storage/file-store";
import { createUser } from "../users/create-user";
import { getUser } from "../users/get-user";
import { UserInput } from "../users/input";
import { updateProfile } from "../users/update-profile";
import { updateUser } from "../users/update-user";

const zulema = {
  email: "zulema.q@faena.test",
  first_name: "Zulema",
  last_name: "Quishpilema",
  dni: "1599887766",
  nro_phone: "0987612345",
  notes: "Alérgica a la penicilina",
  password: make.goodPassword,
};

export const herWords = ["zulema", "quishpilema", "1599887766", "0987612345", "penicilina"];

const { email, first_name, last_name, dni, notes } = zulema;
const name = `${first_name} ${last_name}`;

async function twoRecords(ctx: Context) {
  const { password, ...member } = zulema;
  const account = { email, first_name, last_name, notes, password, siganture_name: name };
  const user = await createUser(ctx, UserInput.parse({ ...account, role: "TECNICO" }));
  const given = { ...member, work_area: "SANITARY_TECHNICIAN", quest_instructor: `Ing. ${name}` };
  const { id: staffId } = await createStaffMember(ctx, StaffInput.parse(given));
  return { userId: user.id, staffId };
}

const keptAnswer = (userId: number) =>
  database()
    .insert(idempotencyKeys)
    .values({
      userId,
      key: crypto.randomUUID(),
      operation: "staff.create",
      requestHash: "",
      status: 201,
      body: { text: JSON.stringify({ data: { first_name, last_name, dni } }) },
    });

const paperFields = {
  technical: "dni_file",
  pass_technical: "pass_file",
  compliance_override: "override_file",
  user: "picture",
};

async function aPaper(model: keyof typeof paperFields, objectId: number) {
  const field = paperFields[model];
  const storageKey = `2026-11/${crypto.randomUUID()}`;
  await fileStore().write(storageKey, Buffer.from(name));
  const file = { model, objectId, field, storageKey, fileName: `${last_name}.pdf` };
  return (await make.anAttachment(file)).storageKey;
}

async function entriesOf(userId: number) {
  const credentials = { username: email, password: zulema.password, otp: null };
  await signIn({ ...nobodyAt(new Date()), userAgent: `Tableta de ${first_name}` }, credentials);
  const user = { ...(await getUser(nobodyAt(new Date()), { userId })), passwordHash: "" };
  await createToken(asMember(user), { name: `ERP de ${name}`, scope: "read", expiresInDays: 30 });
  await updateProfile(asMember(user), { signatureName: `Ing. ${name}` });
  await database()
    .insert(companyAccounts)
    .values({ issuer: "https://empresa.test", subject: `${first_name}-7`, userId });
  await database().insert(loginFailures).values({ account: email, address: "10.0.0.7" });
  await spendAllowance(asMember(user), "print");
  await withSecondFactor(user);
}

async function workOf(staffId: number) {
  await make.aCustodyChain({ staffId, technicianName: name, driverName: name, driverLicense: dni });
  await make.aMaintenanceSheet({ technicianName: name, approvedBy: name });
  await make.aShippingGuide({ receivedBy: name, receivedCi: dni });
  await make.aCalendarEvent({ staffId, status: "COMPLETED", notes: `Avisar a ${name}` });
}

export async function aLifeOfWork() {
  const office = await make.aSession();
  const ctx = asMember({ ...office.user, passwordHash: "" });
  const { userId, staffId } = await twoRecords(ctx);
  await keptAnswer(office.user.id);
  await entriesOf(userId);
  await workOf(staffId);
  const pass = await make.aStaffPass({ staffId, notes: `Pase de ${name}` });
  const old = await make.aStaffPass({ staffId, notes: `Pase anterior de ${name}` });
  await make.aVaccination({ staffId, notes: notes });
  const keys = [
    await aPaper("user", userId),
    await aPaper("technical", staffId),
    await aPaper("pass_technical", pass.id),
    await aPaper("pass_technical", old.id),
    await aPaper("compliance_override", (await make.anOverride({ staffId })).id),
  ];
  await removeStaffPass(ctx, { passId: old.id });
  await updateStaffMember(ctx, { staffId, lastName: `${last_name} Andi` });
  await updateStaffMember(ctx, { staffId, lastName: last_name, isActive: false });
  await updateUser(ctx, { userId, isActive: false });
  return { office, ctx, userId, staffId, keys, name };
}
