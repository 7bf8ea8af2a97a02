import { expect, test } from "vitest";
import type { Context } from "../../kernel/context";
import { memberAt } from "../../kernel/testing";
import { addDays, type Day } from "../../values/dates";
import { oracleSeeds } from "../testing-oracle";
import { aRandomCompany } from "../testing-random-field";
import { expectTotals, isLive, type Raw, readRaw } from "../testing-raw";

type Paper = { subject: number; expiresOn: Day | null };

function staffPapersOf({ staff, staffPasses, vaccinations }: Raw): Paper[] {
  const people = staff.filter(isLive);
  const alive = new Set(people.map(({ id }) => id));
  const doses = vaccinations
    .filter((dose) => isLive(dose) && alive.has(dose.staffId))
    .sort((a, b) => (a.appliedOn < b.appliedOn ? -1 : a.appliedOn > b.appliedOn ? 1 : a.id - b.id));
  const newest = new Map(doses.map((dose) => [`${dose.staffId}/${dose.vaccine}`, dose]));
  return [
    ...people.flatMap((one) =>
      [
        one.licenseUntil,
        one.defensiveDrivingUntil,
        one.maeUntil,
        one.medicalUntil,
        one.questUntil,
      ].map((expiresOn) => ({ subject: one.id, expiresOn })),
    ),
    ...staffPasses
      .filter((pass) => isLive(pass) && alive.has(pass.staffId))
      .map(({ staffId, expiresOn }) => ({ subject: staffId, expiresOn })),
    ...[...newest.values()]
      .filter(({ nextDoseOn }) => nextDoseOn !== null)
      .map(({ staffId, nextDoseOn }) => ({ subject: staffId, expiresOn: nextDoseOn })),
  ];
}

function vehiclePapersOf({ vehicles, vehiclePasses, certifications }: Raw): Paper[] {
  const trucks = vehicles.filter(isLive);
  const alive = new Set(trucks.map(({ id }) => id));
  return [
    ...trucks.flatMap((one) => {
      const { operationCertificateUntil: operation, operationCertificateStatus: status } = one;
      const own = [
        one.registrationUntil,
        one.mtopUntil,
        one.technicalReviewUntil,
        one.insuranceUntil,
        one.satelliteUntil,
      ];
      const needed = operation !== null || status !== "NO APLICA" ? [operation] : [];
      return [...own, ...needed].map((expiresOn) => ({ subject: one.id, expiresOn }));
    }),
    ...vehiclePasses
      .filter((pass) => isLive(pass) && alive.has(pass.vehicleId))
      .map(({ vehicleId, expiresOn }) => ({ subject: vehicleId, expiresOn })),
    ...certifications
      .filter((one) => isLive(one) && alive.has(one.vehicleId))
      .map(({ vehicleId, endDate }) => ({ subject: vehicleId, expiresOn: endDate })),
  ];
}

/** With 10 and 30 days of warning. */
function outlookOf(papers: readonly Paper[], today: Day) {
  const last = addDays(today, 30);
  const days = papers.map(({ expiresOn }) => expiresOn).filter((day) => day !== null);
  const missing = papers.length - days.length;
  const [first = null] = days.toSorted();
  const isUrgent = first !== null && first <= last;
  return {
    expired: days.filter((day) => day < today).length,
    due: days.filter((day) => day >= today && day <= last).length,
    missing,
    worst: isUrgent || missing === 0 ? first : null,
  };
}

type Card = { id: number; isActive: boolean; isDeleted: boolean };

async function checkCards(
  ctx: Context,
  [slug, counted]: readonly [string, string],
  cards: readonly Card[],
  papers: readonly Paper[],
) {
  for (const isActive of [undefined, true, false]) {
    const shown = cards.filter(
      (one) => !one.isDeleted && (isActive === undefined || one.isActive === isActive),
    );
    const ids = new Set(shown.map(({ id }) => id));
    const { expired, due, missing } = outlookOf(
      papers.filter(({ subject }) => ids.has(subject)),
      ctx.today,
    );
    const filters = isActive === undefined ? {} : { isActive };
    const expected = { count: shown.length, [counted]: shown.length, expired, due, missing };
    const rows = await expectTotals(ctx, slug, { filters }, expected);
    for (const row of rows) {
      const own = papers.filter(({ subject }) => subject === Number(row.id));
      expect([row.id, row.expires_on]).toEqual([row.id, outlookOf(own, ctx.today).worst]);
    }
  }
}

const ahead = { "0": "2028-09-30", "3": "2028-12-31", "12": "2029-09-30" };

async function checkExpiries(ctx: Context, papers: { staff: Paper[]; vehicle: Paper[] }) {
  for (const [months, last] of Object.entries(ahead))
    for (const whose of ["staff", "vehicle"] as const) {
      const ending = papers[whose].filter(({ expiresOn }) => expiresOn && expiresOn <= last);
      const expected = { count: ending.length, papers: ending.length };
      const rows = await expectTotals(ctx, "expiries", { filters: { months, whose } }, expected);
      const days = ending.map(({ expiresOn }) => expiresOn).toSorted();
      expect(rows.map((row) => row.expires_on)).toEqual(days);
    }
}

test.each(oracleSeeds)("reports of people add up to their records (%i)", async (seed) => {
  const ctx = await memberAt("2028-09-15T17:00:00Z");
  await aRandomCompany(seed);
  const raw = await readRaw();
  const papers = { staff: staffPapersOf(raw), vehicle: vehiclePapersOf(raw) };
  await checkCards(ctx, ["staff-by-area", "people"], raw.staff, papers.staff);
  await checkCards(ctx, ["vehicles-by-status", "vehicles"], raw.vehicles, papers.vehicle);
  await checkExpiries(ctx, papers);
});
