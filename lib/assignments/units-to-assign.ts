import { isUnitAssignment } from "../placement/assignment-kind";
import { groupedBy } from "../values/rows";
import type { NamedAssignment } from "./queries";

type OfType = Pick<NamedAssignment, "kind" | "type">;
export type UnitsOfType = { type: NamedAssignment["type"]; count: number };

const typeOf = ({ type }: OfType) => type;

export const unitsByType = (assigned: readonly OfType[]): UnitsOfType[] =>
  [...groupedBy(assigned.filter(isUnitAssignment), typeOf)].map(([type, units]) => ({
    type,
    count: units.length,
  }));

/** How many more units of each type are wanted than are assigned already. */
export function unitsToAssign(
  wanted: readonly UnitsOfType[],
  assigned: readonly OfType[],
): UnitsOfType[] {
  const had = new Map(unitsByType(assigned).map(({ type, count }) => [type, count]));
  return wanted.flatMap(({ type, count: whole }) => {
    const count = whole - (had.get(type) ?? 0);
    return count > 0 ? [{ type, count }] : [];
  });
}
