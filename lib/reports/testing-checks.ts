import { extent } from "@/scripts/testing/extent.mjs";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { addDays, type Day } from "../values/dates";
import type { ReportSpan } from "./span";
import { today, years } from "./testing-chances";
import { aRandomCompany, type RandomCompany } from "./testing-company";
import { cents, sumsBy } from "./testing-oracle";

type Filters = Record<string, NonNullable<unknown>>;

type AskedSpan = ReportSpan & { filters: Filters };

/** Of a company without what the filters leave out. */
export type Check = (ctx: Context, known: RandomCompany, span: AskedSpan) => Promise<void>;

export const asked = ({ from, to, filters }: AskedSpan) => ({
  period_from: from,
  period_to: to,
  filters,
});

export const isWithin = (day: Day | null, { from, to }: ReportSpan): boolean =>
  day !== null && from <= day && day <= to;

/** A report's rows by some of its columns, as text. */
export const summed = (
  rows: readonly Record<string, string | null>[],
  key: string,
  value: string,
): Record<string, number> =>
  sumsBy(
    rows,
    (row) => row[key] ?? "",
    (row) => cents(row[value]),
  );

export type Log = RandomCompany["log"];

export const said = ({ log }: RandomCompany, recordType: string): Log =>
  log.filter((entry) => entry.recordType === recordType);

export const seeds = extent(
  [11],
  Array.from({ length: 100 }, (_, seed) => seed),
);

type Narrowed = { filters: Filters; known: RandomCompany };

const whole = (known: RandomCompany): Narrowed => ({ filters: {}, known });

export const ofEachType = (known: RandomCompany): Narrowed[] => {
  const type = ["BTSNHM", "CMPRBN", "LVMNOS", "TNQAAR"];
  const units = known.units.filter((unit) => type.includes(unit.type));
  return [whole(known), { filters: { type }, known: { ...known, units } }];
};

export const ofEachPlace = (known: RandomCompany): Narrowed[] => {
  const place = known.chances.one(known.projects);
  const [partnerId, projectId] = [place.partnerId, known.chances.one(known.projects).id];
  const among = (isAsked: (project: typeof place) => boolean) => ({
    ...known,
    projects: known.projects.filter(isAsked),
  });
  return [
    whole(known),
    { filters: { partnerId }, known: among((project) => project.partnerId === partnerId) },
    { filters: { projectId }, known: among(({ id }) => id === projectId) },
  ];
};

type Checks = Record<"ofSpan" | "ofToday", readonly Check[]> & {
  narrowed?: (known: RandomCompany) => Narrowed[];
  /** What only some reports read, made before they are asked. */
  prepared?: (known: RandomCompany) => Promise<void>;
};

/** Over two years, a part of them, and some time up to days to come. */
export async function checkCompany(
  seed: number,
  { ofSpan, ofToday, narrowed = (known) => [whole(known)], prepared }: Checks,
) {
  const ctx = await memberAt(`${today}T17:00:00Z`);
  const company = await aRandomCompany(seed);
  await prepared?.(company);
  const { below, day } = company.chances;
  const from = day();
  const spans = [years, { from, to: addDays(from, below(200)) }, { from: day(), to: "2028-03-01" }];
  for (const { filters, known } of narrowed(company)) {
    for (const check of ofToday) await check(ctx, known, { ...years, filters });
    for (const span of spans)
      for (const check of ofSpan) await check(ctx, known, { ...span, filters });
  }
}
