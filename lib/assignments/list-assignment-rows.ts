import type { Context } from "../kernel/context";
import type { Listed } from "../lists/page";
import type { ListRequest } from "../lists/sql";
import { isServiceAssignment } from "../placement/assignment-kind";
import { getProject } from "../projects/get-project";
import { groupedBy } from "../values/rows";
import { listAssignments } from "./list-assignments";
import { type ListedAssignment, listUnretiredAssignments, type NamedAssignment } from "./queries";

export type AssignmentRow = ListedAssignment & { services: NamedAssignment[] };

type Asked = ListRequest & {
  projectId?: number | undefined;
  kind?: NamedAssignment["kind"] | undefined;
  isRetired?: boolean | undefined;
};

export async function listAssignmentRows(
  ctx: Context,
  { projectId = 0, ...asked }: Asked,
): Promise<Listed<AssignmentRow>> {
  const [{ rows, ...counts }, unretired] = await Promise.all([
    listAssignments(ctx, { ...asked, projectId }),
    listUnretiredAssignments(ctx, projectId),
    getProject(ctx, { projectId }),
  ]);
  const serving = groupedBy(unretired, ({ servedEquipmentId }) => servedEquipmentId);
  const servicesOf = (row: NamedAssignment) =>
    isServiceAssignment(row) || row.isRetired ? [] : (serving.get(row.equipmentId) ?? []);
  return { ...counts, rows: rows.map((row) => ({ ...row, services: servicesOf(row) })) };
}
