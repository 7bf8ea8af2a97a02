import { beforeEach, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import type { Context } from "../kernel/context";
import { memberAt, nobodyAt } from "../kernel/testing";
import { listNotifications } from "../notifications/list-notifications";
import { allNotifications } from "../notifications/testing";
import { aDailyService } from "../pending/testing";
import { notifyOfTheDay } from "./notify-of-the-day";

let reader: Context;

beforeEach(async () => {
  reader = await memberAt("2026-03-10T11:00:00Z", { role: "TECNICO" });
});

const on = (day: string) => notifyOfTheDay(nobodyAt(`${day}T11:00:00Z`));
const texts = async () =>
  (await listNotifications(reader, { page: null })).rows.map(({ text }) => text).sort();

test("a paper is told 30, 14, 7 days before and on its last day, once each", async () => {
  const member = await make.aStaffMember({ licenseUntil: "2026-04-09" });
  const told: number[] = [];
  for (const day of ["2026-03-09", "2026-03-10", "2026-03-20", "2026-03-26", "2026-03-27"]) {
    await Promise.all([on(day), on(day)]);
    told.push((await allNotifications()).length);
  }
  expect(told).toEqual([0, 1, 1, 2, 2]);
  for (const day of ["2026-04-04", "2026-04-09", "2026-04-09", "2026-04-10"]) await on(day);
  const all = await allNotifications();
  expect(all).toHaveLength(4);
  expect(all[0]).toMatchObject({
    ...{ userId: reader.caller.user.id, kind: "PAPER_ENDING", recordId: member.id },
    recordType: "technical",
    params: { expiresOn: "2026-04-09" },
  });
});

test("another last day is another cause; a pass and a vehicle's paper say what they are", async () => {
  await make.aStaffPass({
    staffId: (await make.aStaffMember({ firstName: "Rosa", lastName: "Grefa" })).id,
    block: "BLOCK_01",
    expiresOn: "2026-03-15",
  });
  await make.aVehicle({ plate: "PAC-1234", mtopUntil: "2026-03-20" });
  await on("2026-03-10");
  expect(await texts()).toEqual([
    expect.stringMatching(/^PAC-1234: .*MTOP.* vence el 20\/03\/2026$/),
    expect.stringMatching(/^Rosa Grefa: Pase .+ vence el 15\/03\/2026$/),
  ]);
});

test("what is over is told each week for twelve, also by a service that slept", async () => {
  await make.aStaffMember({ firstName: "Rosa", lastName: "Grefa", licenseUntil: "2026-03-01" });
  for (const day of ["2026-03-03", "2026-03-04", "2026-03-07"]) await on(day);
  expect(await texts()).toEqual([expect.stringMatching(/^Rosa Grefa: .+ venció el 01\/03\/2026$/)]);
  for (const day of ["2026-03-08", "2026-03-10", "2026-03-15", "2026-05-24", "2026-05-25"])
    await on(day);
  expect(await texts()).toHaveLength(4);
});

test("late visits are told once a week a project, as long as they are late", async () => {
  const project = await make.aProject({ startDate: "2026-01-01" });
  const other = await make.aProject({ startDate: "2026-01-01" });
  await aDailyService(project, { startDate: "2026-03-07", endDate: null });
  await aDailyService(project, { startDate: "2026-03-08", endDate: null });
  await aDailyService(other, { startDate: "2026-03-20", endDate: null });
  for (const day of ["2026-03-10", "2026-03-11", "2026-03-15"]) await on(day);
  const [late, ...rest] = await allNotifications();
  expect(rest).toEqual([]);
  expect(late).toMatchObject({
    ...{ kind: "VISITS_LATE", recordId: project.id, projectId: project.id },
    params: { visits: 5, oldest: "2026-03-07" },
  });
  await on("2026-03-16");
  expect(await allNotifications()).toHaveLength(2);
});
