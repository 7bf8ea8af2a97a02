import { expect, test } from "vitest";
import { database } from "@/db/client";
import { settings, vaccinations } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { memberAt } from "../../kernel/testing";
import { addDays, type Day } from "../../values/dates";
import { reported } from "../testing";
import { seeds } from "../testing-checks";
import { randomFrom } from "../testing-random";
import { aRandomCompany } from "../testing-random-field";
import { expectTotals, isLive, percentOf, type Raw, readRaw, sumOf } from "../testing-raw";

const needed = {
  ...{ HEPATITIS_A_B: 3, TETANUS: 4, TYPHOID: 1, YELLOW_FEVER: 1, INFLUENZA: 1, MEASLES: 1 },
  COVID: null,
} as const;

/** Days of a first dose, then months, by the dose that was given; the last one repeats. */
const months = {
  ...{ HEPATITIS_A_B: [0, 6, 60], TETANUS: [0, 6, 12, 120], TYPHOID: [36], INFLUENZA: [12] },
  ...{ YELLOW_FEVER: [], MEASLES: [], COVID: [] },
};

function monthsLater(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + count, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

function nextOf(dose: Raw["vaccinations"][number], vaccine: Vaccine): Day | null {
  if (dose.nextDoseOn) return dose.nextDoseOn;
  const waits = months[vaccine];
  if (waits.length === 0 || (waits.length > 1 && dose.doseNumber === null)) return null;
  const count = waits[Math.min(dose.doseNumber ?? 1, waits.length) - 1] ?? 0;
  return count === 0 ? addDays(dose.appliedOn, 30) : monthsLater(dose.appliedOn, count);
}

type Vaccine = keyof typeof needed;

const names = Object.keys(needed) as Vaccine[];

const sumsOf = (raw: Raw, today: string, vaccines: readonly Vaccine[], areas?: string[]) =>
  raw.staff
    .filter((one) => isLive(one) && (!areas || areas.includes(one.workArea)))
    .flatMap(({ id }) =>
      vaccines.map((vaccine) => {
        const doses = raw.vaccinations
          .filter((one) => isLive(one) && one.staffId === id && one.vaccine === vaccine)
          .toSorted((a, b) =>
            a.appliedOn < b.appliedOn ? 1 : a.appliedOn > b.appliedOn ? -1 : b.id - a.id,
          );
        const next = doses[0] ? nextOf(doses[0], vaccine) : null;
        const count = Math.max(doses.length, ...doses.map(({ doseNumber }) => doseNumber ?? 0));
        const scheme = needed[vaccine];
        return {
          key: `${id}-${vaccine}`,
          doses: count,
          valid: doses.length > 0 && (next === null || next >= today) ? 1 : 0,
          expired: next !== null && next < today ? 1 : 0,
          missing: doses.length === 0 ? 1 : 0,
          complete: scheme === null ? null : count >= scheme ? "yes" : "no",
        };
      }),
    );

async function moreDoses(seed: number, raw: Raw) {
  const random = randomFrom(seed);
  await database()
    .insert(vaccinations)
    .values(
      Array.from({ length: 60 }, () => ({
        staffId: random.of(raw.staff).id,
        vaccine: random.of([...names, "OTHER" as const]),
        appliedOn: random.day("2027-01-01", 400),
        doseNumber: random.of([null, 1, 2, 3, 4, 6]),
        nextDoseOn: random.of([null, random.day("2028-02-10", 400)]),
        isDeleted: random.isOnceIn(8),
      })),
    );
}

test.each(seeds)("immunisation adds up to the doses themselves (%i)", async (seed) => {
  const ctx = await memberAt("2028-09-15T17:00:00Z");
  await aRandomCompany(seed);
  await moreDoses(seed, await readRaw());
  const raw = await readRaw();
  const areas = [raw.staff[0]?.workArea ?? ""];
  const askedFor: [Record<string, NonNullable<unknown>>, readonly Vaccine[], string[]?][] = [
    [{}, names],
    [{ vaccine: ["TETANUS", "COVID"] }, ["TETANUS", "COVID"]],
    [{ area: areas }, names, areas],
  ];
  for (const [filters, vaccines, among] of askedFor) {
    const expected = sumsOf(raw, ctx.today, vaccines, among);
    const valid = sumOf(expected.map((one) => one.valid));
    const rows = await expectTotals(
      ctx,
      "immunisation",
      { filters },
      {
        ...{ count: expected.length, expected: expected.length, valid },
        doses: sumOf(expected.map(({ doses }) => doses)),
        expired: sumOf(expected.map(({ expired }) => expired)),
        missing: sumOf(expected.map(({ missing }) => missing)),
        coverage: percentOf(valid, expected.length),
      },
    );
    expect(rows.map(({ id, complete, doses }) => [id, complete, Number(doses)]).toSorted()).toEqual(
      expected.map(({ key, complete, doses }) => [key, complete, doses]).toSorted(),
    );
  }
});

test("a dose holds as its scheme says, and the last day counts", async () => {
  const ctx = await memberAt("2028-09-15T17:00:00Z");
  const { id: staffId } = await make.aStaffMember();
  const dose = (vaccine: Vaccine, nextDoseOn: string | null) => ({
    ...{ staffId, vaccine, appliedOn: "2028-01-01", nextDoseOn },
  });
  await database()
    .insert(vaccinations)
    .values([
      dose("MEASLES", null),
      dose("TYPHOID", "2028-09-15"),
      dose("INFLUENZA", "2028-09-14"),
      dose("TETANUS", "2028-10-10"),
      { ...dose("HEPATITIS_A_B", null), doseNumber: 1 },
    ]);
  const { rows, totals } = await reported(ctx, "immunisation");
  expect(Object.fromEntries(rows.map(({ vaccine, state }) => [vaccine, state]))).toEqual({
    ...{ MEASLES: "valid", TYPHOID: "due_10", INFLUENZA: "expired", TETANUS: "due_30" },
    ...{ HEPATITIS_A_B: "expired", YELLOW_FEVER: "missing", COVID: "missing" },
  });
  expect(totals).toMatchObject({ valid: "3", expired: "2", missing: "2", coverage: "42.9" });
});

test("schemes are the company's: of a vaccine that has none, completeness is not said", async () => {
  const ctx = await memberAt("2028-09-15T17:00:00Z");
  const { id: staffId } = await make.aStaffMember();
  const waits = [{ count: 21, unit: "DAYS" as const }];
  await database()
    .update(settings)
    .set({ vaccineSchemes: { COVID: { waits, repeatMonths: null } } });
  const given = { staffId, appliedOn: "2028-09-01" };
  await database()
    .insert(vaccinations)
    .values([
      { ...given, vaccine: "COVID", doseNumber: 1 },
      { ...given, vaccine: "TETANUS", doseNumber: 1 },
    ]);
  const { rows } = await reported(ctx, "immunisation");
  const of = (vaccine: Vaccine) => rows.find((row) => row.vaccine === vaccine);
  expect(of("COVID")).toMatchObject({
    ...{ complete: "no", state: "due_10", expires_on: "2028-09-22" },
  });
  expect(of("TETANUS")).toMatchObject({ complete: null, state: "valid", expires_on: null });
});
