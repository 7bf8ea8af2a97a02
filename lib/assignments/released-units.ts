import { isUnitAssignment } from "../placement/assignment-kind";
import type { lockUnits } from "../placement/lock-units";
import type { NamedAssignment } from "./queries";

export type Released = { id: number; code: string; name: string };

export function releasedOf(
  given: readonly NamedAssignment[],
  units: Awaited<ReturnType<typeof lockUnits>>,
): Released[] {
  const home = new Map(
    given.filter(isUnitAssignment).map((one) => [one.equipmentId, one.projectId]),
  );
  return units
    .filter((unit) => [null, home.get(unit.id)].includes(unit.currentProjectId))
    .map(({ id, code, name }) => ({ id, code, name }));
}
