import { isProof } from "@/scripts/testing/extent.mjs";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { addDays, type Day } from "../values/dates";
import type { ReportSpan } from "./span";
import { aRandomCompany, type RandomCompany } from "./testing-company";
import { cents, sumsBy } from "./testing-oracle";
import { company, today } from "./testing-random-fleet";

export type Check = (ctx: Context, known: RandomCompany, span: ReportSpan) => Promise<void>;

export const asked = ({ from, to }: ReportSpan) => ({ period_from: from, period_to: to });

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

export const seeds = isProof ? Array.from({ length: 100 }, (_, seed) => seed) : [11, 29, 47];

/** Over two years, a part of them, and some time up to days to come. */
export async function checkCompany(
  seed: number,
  { ofSpan, ofToday }: Record<"ofSpan" | "ofToday", readonly Check[]>,
) {
  const ctx = await memberAt(`${today}T17:00:00Z`);
  const known = await aRandomCompany(seed);
  const { below, day } = known.chances;
  const from = day();
  const spans = [
    company,
    { from, to: addDays(from, below(200)) },
    { from: day(), to: "2028-03-01" },
  ];
  for (const check of ofToday) await check(ctx, known, company);
  for (const span of spans) for (const check of ofSpan) await check(ctx, known, span);
}
