import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { mails, reportSchedules, users } from "@/db/schema";
import * as make from "@/db/testing/factories";
import type { Context } from "../kernel/context";
import { memberAt, nobodyAt } from "../kernel/testing";
import { createSchedule } from "./create-schedule";
import { listSchedules } from "./list-schedules";
import { readAttachedReport } from "./read-attached-report";
import { removeSchedule } from "./remove-schedule";
import { writeReportMails } from "./write-report-mails";

let office: Context;

beforeEach(async () => {
  office = await memberAt("2026-03-10T17:00:00Z");
});

const monthly: Parameters<typeof createSchedule>[1] = {
  ...{ report: "worksheets", asked: "status=INVOICED", format: "csv", span: "LAST_MONTH" },
  ...{ rhythm: "MONTHLY", day: 1, hour: 7, skipsEmpty: false },
};

const written = () => database().select().from(mails).orderBy(mails.id);
const at = (moment: string) => writeReportMails(nobodyAt(moment));

test("is written once on its day from its hour on, by the company's clock", async () => {
  await createSchedule(office, monthly);
  await at("2026-03-10T17:02:00Z");
  await at("2026-04-01T11:59:00Z");
  expect(await written()).toEqual([]);
  await Promise.all([at("2026-04-01T12:02:00Z"), at("2026-04-01T12:02:00Z")]);
  await at("2026-04-01T20:02:00Z");
  expect(await written()).toMatchObject([
    {
      kind: "REPORT",
      recipient: office.caller.user.email,
      subject: "Planillas, 01/04/2026",
      attachedReport: {
        report: "worksheets",
        asked: "status=INVOICED&period_from=2026-03-01&period_to=2026-03-31",
        format: "csv",
      },
    },
  ]);
  await at("2026-05-01T12:02:00Z");
  expect(await written()).toHaveLength(2);
});

test("one that a stopped server missed goes out up to a day late", async () => {
  await createSchedule(office, monthly);
  await at("2026-04-03T12:02:00Z");
  expect(await written()).toEqual([]);
  await at("2026-05-02T12:02:00Z");
  expect(await written()).toHaveLength(1);
});

test("nothing to tell is not told where one asked for that", async () => {
  await createSchedule(office, { ...monthly, skipsEmpty: true });
  await at("2026-04-01T12:02:00Z");
  expect(await written()).toEqual([]);
  await make.aWorksheet({ date: "2026-03-31", status: "INVOICED" });
  await at("2026-04-01T13:02:00Z");
  expect(await written()).toHaveLength(1);
});

test("who left, or may see it no more, gets none", async () => {
  await createSchedule(office, monthly);
  const { id } = office.caller.user;
  await database().update(users).set({ role: "TECNICO" }).where(eq(users.id, id));
  await at("2026-04-01T12:02:00Z");
  await database()
    .update(users)
    .set({ role: "ADMINISTRATIVO", isActive: false })
    .where(eq(users.id, id));
  await at("2026-04-01T12:02:00Z");
  expect(await written()).toEqual([]);
});

const attached = {
  report: "worksheets",
  asked: "period_from=2026-03-01&period_to=2026-03-31",
  format: "csv",
} as const;

test("the file is what the report says as the mail leaves", async () => {
  const userId = office.caller.user.id;
  await make.aWorksheet({ date: "2026-03-31", seriesCode: "FAE-PS-2026-0099" });
  const house = nobodyAt("2026-04-01T12:02:00Z");
  const { files, note } = await readAttachedReport(house, { userId, attachedReport: attached });
  expect(note).toBeNull();
  expect(files).toMatchObject([{ fileName: "planillas.csv", type: "text/csv; charset=utf-8" }]);
  expect(Buffer.from(files[0]?.bytes ?? []).toString()).toContain("FAE-PS-2026-0099");
  const gone = { ...attached, report: "gone" };
  expect((await readAttachedReport(house, { userId, attachedReport: gone })).note).toContain(
    "No se encontró",
  );
});

test("who may see reports no more gets no file, though the records are his to see", async () => {
  const userId = office.caller.user.id;
  await database().update(users).set({ role: "TECNICO" }).where(eq(users.id, userId));
  const house = nobodyAt("2026-04-01T12:02:00Z");
  const { files, note } = await readAttachedReport(house, { userId, attachedReport: attached });
  expect(files).toEqual([]);
  expect(note).toContain("No se encontró");
});

test("only one's own are seen and taken away, twenty at most", async () => {
  const other = await memberAt("2026-03-10T17:00:00Z");
  await createSchedule(office, monthly);
  expect(await listSchedules(other)).toEqual([]);
  const [{ id = 0 } = {}] = await listSchedules(office);
  await expect(removeSchedule(other, { scheduleId: id })).rejects.toThrow("No se encontró");
  await removeSchedule(office, { scheduleId: id });
  for (let at = 0; at < 20; at += 1) await createSchedule(office, monthly);
  await expect(createSchedule(office, monthly)).rejects.toThrow("20 envíos");
  await expect(createSchedule(other, { ...monthly, report: "gone" })).rejects.toThrow(
    "No se encontró",
  );
  expect(await database().$count(reportSchedules)).toBe(20);
});
