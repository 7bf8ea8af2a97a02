import { and, eq } from "drizzle-orm";
import { among } from "@/db/among";
import { undeleted } from "@/db/live";
import { assignments, writeOffs } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { groupedBy } from "../values/rows";
import { claimsOf } from "./claims";
import { lineKindOf } from "./line-kind";

const noDocument = { maintenanceSheetId: null, shippingGuideId: null };

export async function listWrittenOff(
  ctx: BaseContext,
  projectIds: readonly number[],
): Promise<Map<number, Set<string>>> {
  const rows = await ctx.db
    .select({
      projectId: assignments.projectId,
      kind: assignments.kind,
      assignmentId: assignments.id,
      equipmentId: assignments.equipmentId,
      dates: writeOffs.dates,
    })
    .from(writeOffs)
    .innerJoin(assignments, eq(assignments.id, writeOffs.assignmentId))
    .where(and(among(writeOffs.projectId, projectIds), undeleted(assignments)));
  const claims = rows.map(({ projectId, kind, dates, ...source }) => ({
    projectId,
    claims: claimsOf({ ...noDocument, ...source, kind: lineKindOf[kind] }, dates),
  }));
  const byProject = [...groupedBy(claims, ({ projectId }) => projectId)];
  return new Map(
    byProject.map(([projectId, of]) => [projectId, new Set(of.flatMap(({ claims }) => claims))]),
  );
}
