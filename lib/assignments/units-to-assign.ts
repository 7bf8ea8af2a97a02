import { isUnitAssignment } from "../placement/assignment-kind";
import { groupedBy } from "../values/rows";
import type { NamedAssignment } from "./queries";

type OfType = Pick<NamedAssignment, "kind" | "type">;
export type UnitsOfType = { type: NamedAssignment["type"]; count: number };

const typeOf = ({ type }: OfType) => type;

/** How many more units of each type the model has than what is assigned already. */
export function unitsToAssign(
  model: readonly OfType[],
  assigned: readonly OfType[],
): UnitsOfType[] {
  const had = groupedBy(assigned.filter(isUnitAssignment), typeOf);
  return [...groupedBy(model.filter(isUnitAssignment), typeOf)].flatMap(([type, units]) => {
    const count = units.length - (had.get(type)?.length ?? 0);
    return count > 0 ? [{ type, count }] : [];
  });
}
