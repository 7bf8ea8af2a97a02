import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type * as z from "zod";
import { database } from "@/db/client";
import { partners, visits, worksheets } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { type ActDeclared, act } from "@/lib/http/act";
import { changingContext } from "@/lib/http/acting-context";
import type { ChangeOperation } from "@/lib/http/record-named";
import { deletePartner } from "@/lib/partners/delete-partner";
import { PartnerChanges, PartnerRef } from "@/lib/partners/input";
import { updatePartner } from "@/lib/partners/update-partner";
import { VisitInput } from "@/lib/schedule/input";
import { markVisit } from "@/lib/schedule/mark-visit";
import { ProfileInput } from "@/lib/users/input";
import { updateProfile } from "@/lib/users/update-profile";
import { WorksheetChanges } from "@/lib/worksheets/input";
import { updateWorksheet } from "@/lib/worksheets/update-worksheet";

let office: Awaited<ReturnType<typeof make.aSession>>;

beforeEach(async () => {
  office = await make.aSession();
});

const changing =
  <Input extends z.ZodType, Result>(spec: ActDeclared<ChangeOperation, Input, Result, null>) =>
  (raw: object, seen?: number | null) => {
    const headers = { cookie: office.cookie, origin: "http://localhost:3000" };
    const request = new Request("http://localhost:3000/", { headers });
    const asked = { request, operation: spec.operation, raw };
    return act(spec, asked, changingContext(asked, seen));
  };

const late = { ok: false, code: "precondition_failed" };

describe("a client that somebody else has just changed", () => {
  const update = changing({
    operation: "partners.update",
    input: PartnerChanges,
    run: updatePartner,
  });
  const remove = changing({ operation: "partners.delete", input: PartnerRef, run: deletePartner });
  let partner: Awaited<ReturnType<typeof make.aPartner>>;
  const stored = async () =>
    (await database().select().from(partners).where(eq(partners.id, partner.id)))[0];

  beforeEach(async () => {
    partner = await make.aPartner();
  });

  test("is not deleted, and the screen is told its version now", async () => {
    const raw = { partner_id: partner.id };
    const changed = await update({ ...raw, phone: "022000001" }, partner.version);
    expect(changed).toMatchObject({ ok: true, version: partner.version + 1 });
    const refused = await remove(raw, partner.version);
    expect(refused).toMatchObject({ ...late, version: partner.version + 1 });
    expect(await stored()).toMatchObject({ isDeleted: false, phone: "022000001" });
    expect(await remove(raw, partner.version + 1)).toMatchObject({ ok: true });
    expect((await stored())?.isDeleted).toBe(true);
  });

  test.each([undefined, null])("nor by a screen that saw %s of it", async (seen) => {
    expect(await remove({ partner_id: partner.id }, seen)).toMatchObject(late);
    expect((await stored())?.isDeleted).toBe(false);
  });

  test("is missing rather than late once it is gone", async () => {
    const raw = { partner_id: partner.id };
    await remove(raw, partner.version);
    expect(await remove(raw, partner.version)).toMatchObject({ code: "not_found" });
  });
});

test("a sheet is not liquidated after a line of it changed", async () => {
  const update = changing({
    operation: "worksheets.update",
    input: WorksheetChanges,
    run: updateWorksheet,
  });
  const sheet = await make.aWorksheet();
  await make.aWorksheetLine({ worksheetId: sheet.id });
  const liquidate = { id: sheet.id, status: "LIQUIDATED" };
  expect(await update(liquidate, sheet.version)).toMatchObject(late);
  const [now] = await database().select().from(worksheets).where(eq(worksheets.id, sheet.id));
  expect(now?.status).toBe("IN_PROGRESS");
  expect(await update(liquidate, now?.version ?? null)).toMatchObject({ ok: true });
});

test("a visit is marked where nobody spoke of it, not over what somebody said meanwhile", async () => {
  const mark = changing({ operation: "schedule.mark", input: VisitInput, run: markVisit });
  const { assignment } = await make.aRentedUnit(await make.aProject());
  const service = await make.anAssignment({
    projectId: assignment.projectId,
    kind: "SERVICIO",
    equipmentId: (await make.aService()).id,
    startDate: assignment.startDate,
  });
  const visit = { project_resource_id: service.id, date: service.startDate };
  expect(await mark({ ...visit, status: "DONE" }, null)).toMatchObject({
    ok: true,
    version: 1,
  });
  const skip = { ...visit, status: "SKIPPED", reason: "Lluvia" };
  expect(await mark(skip, null)).toMatchObject({ ...late, version: 1 });
  const [row] = await database().select().from(visits).where(eq(visits.assignmentId, service.id));
  expect(row?.status).toBe("DONE");
  expect(await mark(skip, 1)).toMatchObject({ ok: true, version: 2 });
});

test("one's own account is one record, too", async () => {
  const save = changing({ operation: "profile.update", input: ProfileInput, run: updateProfile });
  const { version } = office.user;
  expect(await save({ first_name: "Rosa" }, version)).toMatchObject({ ok: true });
  expect(await save({ first_name: "Ana" }, version)).toMatchObject(late);
});
