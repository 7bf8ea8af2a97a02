import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { accessEvents, sessions, staffPasses, users } from "@/db/schema";
import {
  anAccount,
  aSession,
  aStaffMember,
  aStaffPass,
  goodPassword,
} from "@/db/testing/factories";
import { aPdf } from "@/db/testing/sample-files";
import { signIn } from "../auth/sign-in";
import { uploadFile } from "../files/upload-file";
import { nobodyAt } from "../kernel/testing";
import { asMember } from "../second-factor/testing";
import { saveStaffPass } from "../staff/save-pass";
import { updateStaffMember } from "../staff/update-staff-member";
import { updateUser } from "../users/update-user";
import { erasePerson } from "./erase-person";
import { luz, nameOfLuz, whereWritten } from "./testing";
import { aLifeOfWork } from "./testing-life";

const name = nameOfLuz;

const left = async (userId: number) => {
  const [user] = await database().select().from(users).where(eq(users.id, userId));
  return user;
};

test("two at once erase once", async () => {
  const { ctx, userId, name } = await aLifeOfWork();
  const both = await Promise.allSettled([
    erasePerson(ctx, { userId, name }),
    erasePerson(ctx, { userId, name }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const told = eq(accessEvents.kind, "DATA_ERASED");
  expect(await database().$count(accessEvents, told)).toBe(1);
});

test("who comes in meanwhile is in before it or not at all", async () => {
  const { user } = await aSession();
  const ctx = asMember({ ...user, passwordHash: "" });
  const { id } = await anAccount(luz);
  const credentials = { username: luz.email, password: goodPassword, otp: null };
  const erase = async () => {
    await updateUser(ctx, { userId: id, isActive: false });
    await erasePerson(ctx, { userId: id, name });
  };
  await Promise.allSettled([signIn(nobodyAt(new Date()), credentials), erase()]);
  expect(await left(id)).toMatchObject({ erasedAt: ctx.now, passwordHash: "" });
  expect(await database().$count(sessions, eq(sessions.userId, id))).toBe(0);
});

test("a paper or a pass that arrives meanwhile is erased with her or refused", async () => {
  const { user } = await aSession();
  const ctx = asMember({ ...user, passwordHash: "" });
  const { id: staffId } = await aStaffMember(luz);
  const { id: objectId } = await aStaffPass({ staffId });
  const file = { name: "Grefa.pdf", bytes: await aPdf(), limitBytes: 1_048_576 };
  const given = { block: "BLOCK_01", expiresOn: "2030-01-01", notes: "De Luz Grefa" };
  const erase = async () => {
    await updateStaffMember(ctx, { staffId, isActive: false });
    await erasePerson(ctx, { staffId, name });
  };
  const [, , erased] = await Promise.allSettled([
    uploadFile(ctx, { model: "pass_technical", objectId, field: "pass_file", file }),
    saveStaffPass(ctx, { passId: null, staffId, ...given }),
    erase(),
  ]);
  expect(erased).toMatchObject({ status: "fulfilled" });
  expect(await whereWritten(["Grefa"])).toEqual([]);
  expect(await database().$count(staffPasses)).toBe(0);
});
