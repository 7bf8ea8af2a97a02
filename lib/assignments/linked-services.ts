import { aliasedTable, and, eq, isNull, or, type SQL } from "drizzle-orm";
import { among } from "@/db/among";
import { assignments } from "@/db/schema";
import type { Context } from "../kernel/context";
import { isUnitAssignment } from "../placement/assignment-kind";
import { ofServices } from "../placement/of-kind";
import { groupedBy } from "../values/rows";
import type { NamedAssignment } from "./queries";

export function linkedServiceConditions(
  given: readonly NamedAssignment[],
  withStandalone: boolean,
): SQL[] {
  const byProject = [...groupedBy(given, ({ projectId }) => projectId)];
  return byProject.flatMap(([projectId, together]) => {
    const units = together.filter(isUnitAssignment);
    const served = among(
      assignments.servedEquipmentId,
      units.map(({ equipmentId }) => equipmentId),
    );
    const whom = withStandalone ? or(served, isNull(assignments.servedEquipmentId)) : served;
    return and(ofServices(assignments), eq(assignments.projectId, projectId), whom) ?? [];
  });
}

const unit = aliasedTable(assignments, "unit");

export const selectRetiringUnit = (ctx: Context, given: readonly NamedAssignment[]) =>
  ctx.db
    .select({ id: unit.id })
    .from(unit)
    .where(
      and(
        among(
          unit.id,
          given.filter(isUnitAssignment).map(({ id }) => id),
        ),
        eq(unit.projectId, assignments.projectId),
        eq(unit.equipmentId, assignments.servedEquipmentId),
      ),
    )
    .limit(1);
