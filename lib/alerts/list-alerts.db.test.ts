import fc from "fast-check";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { settings } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { certificateStatuses, vaccineTypes, vehicleCertifications } from "@/db/values";
import { extent } from "@/scripts/testing/extent.mjs";
import type { BaseContext } from "../kernel/context";
import { nobodyAt } from "../kernel/testing";
import { type AlertDays, alertStatuses, paperKinds } from "../papers/expiry";
import { listStaffPapers } from "../staff/list-papers";
import { addDays } from "../values/dates";
import { listVehiclePapers } from "../vehicles/list-papers";
import { alertCountsOf } from "./alert-counts";
import { alertsOf, type PaperAlert } from "./alerts";
import { listAlerts } from "./list-alerts";

const today = "2026-08-10";
const day = fc.integer({ min: -4, max: 34 }).map((after) => addDays(today, after));
const bound = fc.option(day, { nil: null });
const state = fc.constantFrom({}, {}, {}, { isActive: false }, { isDeleted: true });
const block = fc.constantFrom("BLOCK_01", "BLOCK_16");
const few = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 4 });
const pass = fc.record({ block, expiresOn: day, state });

const person = fc.record({
  state,
  own: fc.record({
    firstName: fc.constantFrom("Álvaro", "alvaro", "Ñusta", "Zoila"),
    lastName: fc.constantFrom("Grefa", "de la Torre", "De la Torre", "Ávila-Paz"),
    licenseUntil: bound,
    maeUntil: bound,
    questUntil: bound,
  }),
  passes: few(pass),
  doses: few(
    fc.record({
      vaccine: fc.constantFrom(...vaccineTypes),
      ago: fc.integer({ min: 50, max: 52 }),
      nextDoseOn: bound,
      state,
    }),
  ),
});

const truck = fc.record({
  state,
  own: fc.record({
    operationCertificateStatus: fc.constantFrom(null, ...certificateStatuses),
    operationCertificateUntil: bound,
    mtopUntil: bound,
    insuranceUntil: bound,
  }),
  passes: few(pass),
  certifications: few(
    fc.record({ name: fc.constantFrom(...vehicleCertifications), endDate: day, state }),
  ),
});

type Made<A> = A extends fc.Arbitrary<infer T> ? T : never;

async function makePerson({ state, own, passes, doses }: Made<typeof person>) {
  const { id: staffId } = await make.aStaffMember({ ...own, ...state });
  for (const { state, ...one } of passes) await make.aStaffPass({ staffId, ...one, ...state });
  for (const { ago, state, ...dose } of doses)
    await make.aVaccination({ staffId, appliedOn: addDays(today, -ago), ...dose, ...state });
}

async function makeTruck({ state, own, passes, certifications }: Made<typeof truck>) {
  const { id: vehicleId } = await make.aVehicle({ ...own, ...state });
  for (const { state, ...one } of passes) await make.aVehiclePass({ vehicleId, ...one, ...state });
  for (const { state, ...one } of certifications)
    await make.aVehicleCertification({ vehicleId, startDate: "2020-01-01", ...one, ...state });
}

const told = ({
  kind,
  field,
  fieldName,
  label,
  subjectId,
  subjectName,
  recordId,
  ...rest
}: PaperAlert) => [
  kind,
  field,
  fieldName,
  label,
  subjectId,
  subjectName,
  recordId,
  rest.expiresOn,
  rest.status,
  rest.daysLeft,
];

async function expectedOf(ctx: BaseContext, days: AlertDays, kind: PaperAlert["kind"] | undefined) {
  const papers = [
    ...(await listStaffPapers(ctx, "active")),
    ...(await listVehiclePapers(ctx, "active")),
  ];
  return alertsOf(
    papers.filter((paper) => !kind || paper.kind === kind),
    ctx.today,
    days,
  );
}

async function listByPages(
  ctx: BaseContext,
  asked: Omit<Parameters<typeof listAlerts>[1], "page">,
) {
  const found: PaperAlert[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, total, counts } = await listAlerts(ctx, {
      ...asked,
      page: { page, pageSize: 7 },
    });
    found.push(...rows);
    if (rows.length === 0) return { rows: found.map(told), total, counts };
  }
}

const company = fc.record({
  people: fc.array(person, { maxLength: 4 }),
  trucks: fc.array(truck, { maxLength: 4 }),
  days: fc.constantFrom<AlertDays>([10, 30], [3, 5], [1, 1]),
  kind: fc.option(fc.constantFrom(...paperKinds), { nil: undefined }),
  status: fc.option(fc.constantFrom(...alertStatuses), { nil: undefined }),
});

test("whole or by pages, of a kind or a status, it is what the rule says of all papers", async () => {
  const ctx = nobodyAt(`${today}T17:00:00Z`);
  await fc.assert(
    fc.asyncProperty(company, async ({ people, trucks, days, kind, status }) => {
      for (const one of people) await makePerson(one);
      for (const one of trucks) await makeTruck(one);
      await database()
        .update(settings)
        .set({ alertDays: [...days] });
      const alerts = await expectedOf(ctx, days, kind);
      const rows = alerts.filter((alert) => !status || alert.status === status).map(told);
      const expected = { rows, total: rows.length, counts: alertCountsOf(alerts) };
      expect(await listByPages(ctx, { kind, status })).toEqual(expected);
      const whole = await listAlerts(ctx, { kind, status, page: null });
      expect({ ...whole, rows: whole.rows.map(told) }).toEqual({ ...expected, page: null });
    }),
    { numRuns: extent(15, 60) },
  );
}, 60_000);
