import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { accessEvents, attachments, changes, custodyChains, staff, users } from "@/db/schema";
import { aStaffMember } from "@/db/testing/factories";
import { getMedia } from "../files/get-media";
import { listRemoved } from "../files/list-removed";
import { restoreFile } from "../files/restore-file";
import { sweepFiles } from "../files/sweep-files";
import { listChanges } from "../history/list-changes";
import { adoptStore } from "../installation/adopt-store";
import { nobodyAt } from "../kernel/testing";
import { fileStore } from "../storage/file-store";
import { erasePerson } from "./erase-person";
import { held } from "./held";
import { isDuty } from "./held-table";
import { whereWritten } from "./testing";
import { aLifeOfWork, herWords } from "./testing-life";

const fateOf = (place: string) => {
  const [table = "", column = ""] = place.split(".");
  return held[table as keyof typeof held].fates[column];
};

/** Found by value, without using column names. */
const everywhere = [
  "api_tokens.name",
  "attachments.file_name",
  "company_accounts.subject",
  "idempotency_keys.body",
  "login_failures.account",
  "technical_passes.notes",
  "technicals.dni",
  "technicals.nro_phone",
  "technicals.quest_instructor",
  "users.email",
  "users.siganture_name",
  "vaccination_records.notes",
];

const kept = [
  "access_events.account",
  "access_events.subject",
  "access_events.user_agent",
  "calendar_events.notes",
  "change_log.changes",
  "custody_chains.driver_license",
  "custody_chains.driver_name",
  "custody_chains.technical_name",
  "maintenance_sheets.approved_by",
  "maintenance_sheets.technician_name",
  "shipping_guides.recibed_by",
  "shipping_guides.recibed_ci",
];

test("her words are left nowhere but where the registry says that a duty keeps them", async () => {
  const { ctx, userId, name } = await aLifeOfWork();
  expect(await whereWritten(herWords)).toEqual(expect.arrayContaining([...everywhere, ...kept]));
  await erasePerson(ctx, { userId, name: ` ${name.toUpperCase()} ` });
  const left = await whereWritten(herWords);
  expect(left).toEqual(kept);
  const unexplained = left.filter((place) => !isDuty(fateOf(place) ?? "deleted"));
  expect(unexplained).toEqual(["change_log.changes"]);
});

test("the change log keeps that she changed, and what it says of the business", async () => {
  const { ctx, userId, staffId, name } = await aLifeOfWork();
  const before = await database().$count(changes);
  await erasePerson(ctx, { staffId, name });
  expect(await database().$count(changes)).toBeGreaterThan(before);
  const telling = await database()
    .selectDistinct({ type: changes.recordType })
    .from(changes)
    .where(sql`lower(${changes.changes}::text) similar to ${`%(${herWords.join("|")})%`}`)
    .orderBy(changes.recordType);
  expect(telling.map(({ type }) => type)).toEqual([
    "calendar_event",
    "custody_chain",
    "maintenance_sheet",
    "shipping_guide",
  ]);
  const page = { page: 1, pageSize: 100 };
  const { rows } = await listChanges(ctx, { recordType: "user", recordId: userId, page });
  const made = rows.at(-1);
  expect(made).toMatchObject({ action: "INSERT", changes: { role: [null, "TECNICO"] } });
  expect(made?.changes).toMatchObject({ email: [null, null], first_name: [null, null] });
});

test("she is nobody, under a neutral name, and cannot come in", async () => {
  const { ctx, office, userId, staffId, name } = await aLifeOfWork();
  await erasePerson(ctx, { userId, name });
  const [account] = await database().select().from(users).where(eq(users.id, userId));
  expect(account).toMatchObject({
    email: `usuario-${userId}@borrado.invalid`,
    firstName: "Persona borrada",
    lastName: `n.º ${userId}`,
    passwordHash: "",
    signatureName: null,
    secondFactorSince: null,
    role: "TECNICO",
    isActive: false,
    isDeleted: true,
    erasedAt: ctx.now,
  });
  const [member] = await database().select().from(staff).where(eq(staff.id, staffId));
  expect(member).toMatchObject({
    dni: `borrado-${staffId}`,
    firstName: "Persona borrada",
    lastName: `n.º T${staffId}`,
    phone: "",
    email: null,
    isDeleted: true,
    erasedAt: ctx.now,
  });
  const [chain] = await database().select().from(custodyChains);
  expect(chain).toMatchObject({ staffId, technicianName: name });
  const [told] = await database()
    .select()
    .from(accessEvents)
    .where(eq(accessEvents.kind, "DATA_ERASED"));
  expect(told).toMatchObject({
    userId: office.user.id,
    subject: `Persona borrada n.º ${userId}, Persona borrada n.º T${staffId}`,
  });
});

test("her papers leave with the next sweep", async () => {
  const { ctx, userId, keys, name } = await aLifeOfWork();
  await erasePerson(ctx, { userId, name });
  const papers = await database().select().from(attachments);
  expect(new Set(papers.map(({ fileName }) => fileName))).toEqual(new Set(["archivo-borrado.pdf"]));
  for (const { id } of papers)
    await expect(restoreFile(ctx, { attachmentId: id })).rejects.toMatchObject({ kind: "missing" });
  expect((await listRemoved(ctx, { search: "", page: null })).total).toBe(0);
  for (const key of keys)
    await expect(getMedia(ctx, { key, fromRecycleBin: true })).rejects.toMatchObject({
      kind: "missing",
    });
  const now = nobodyAt(new Date());
  await adoptStore(now);
  expect(await sweepFiles(now)).toMatchObject({ trouble: null });
  expect(await database().$count(attachments)).toBe(0);
  const there = await Promise.all(keys.map((key) => fileStore().has(key)));
  expect(there).toEqual(keys.map(() => false));
  expect(await whereWritten(herWords)).toEqual(kept);
});

test("others are left as they are", async () => {
  const { ctx, userId, name } = await aLifeOfWork();
  const other = await aStaffMember({ firstName: "Zulema", lastName: "Andi" });
  await erasePerson(ctx, { userId, name });
  const [same] = await database().select().from(staff).where(eq(staff.id, other.id));
  expect(same).toEqual(other);
});
