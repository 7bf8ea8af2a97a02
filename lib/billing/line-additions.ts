import { type Decimal, isZero, sum, times } from "../values/decimal";
import { groupedBy } from "../values/rows";
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

const servicesAmong = (lines: readonly BilledLine[]): Map<string, BilledLine[]> =>
  groupedBy(
    lines.filter(billsService),
    ({ worksheetId, assignmentId }) => `${worksheetId}:${assignmentId}`,
  );

const added = (
  { was = [], is = [] }: { was: BilledLine[] | undefined; is: BilledLine[] | undefined },
  of: (line: BilledLine) => Decimal,
): Decimal => sum([...is.map(of), ...was.map((line) => times(of(line), -1))]);

/** What a sheet loses to another is negative. */
export function additionsBetween(
  before: readonly BilledLine[],
  after: readonly BilledLine[],
): LineAddition[] {
  const [first, second] = [servicesAmong(before), servicesAmong(after)];
  return [...new Map([...first, ...second])].flatMap(([key, [line]]) => {
    const both = { was: first.get(key), is: second.get(key) };
    const days = added(both, ({ quantity }) => quantity);
    const amount = added(both, ({ subtotal }) => subtotal);
    if (!line) return [];
    const { worksheetId, assignmentId, description } = line;
    if (assignmentId === null || (isZero(days) && isZero(amount))) return [];
    return [{ worksheetId, assignmentId, description, days, amount }];
  });
}
