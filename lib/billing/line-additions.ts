import { type Decimal, isZero, sum, times } from "../values/decimal";
import type { BilledLine } from "./line";
import { billsService } from "./line-kind";

/** Days and US$. */
export type LineAddition = {
  worksheetId: number;
  assignmentId: number;
  description: string;
  days: Decimal;
  amount: Decimal;
};

const servicesAmong = (lines: readonly BilledLine[]): Map<string, BilledLine> =>
  new Map(
    lines.filter(billsService).map((line) => [`${line.worksheetId}:${line.assignmentId}`, line]),
  );

const minus = (a: Decimal | undefined, b: Decimal | undefined): Decimal =>
  sum([a ?? "0", times(b ?? "0", -1)]);

/** What a sheet loses to another is negative. */
export function additionsBetween(
  before: readonly BilledLine[],
  after: readonly BilledLine[],
): LineAddition[] {
  const [first, second] = [servicesAmong(before), servicesAmong(after)];
  return [...new Map([...first, ...second])].flatMap(([key, line]) => {
    const [was, is] = [first.get(key), second.get(key)];
    const days = minus(is?.quantity, was?.quantity);
    const amount = minus(is?.subtotal, was?.subtotal);
    const { worksheetId, assignmentId, description } = line;
    if (assignmentId === null || (isZero(days) && isZero(amount))) return [];
    return [{ worksheetId, assignmentId, description, days, amount }];
  });
}
