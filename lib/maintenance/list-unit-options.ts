import { listUnretiredAssignments } from "../assignments/queries";
import { typeLabels } from "../equipment/labels";
import { listEquipment } from "../equipment/list-equipment";
import type { Context } from "../kernel/context";
import { isUnitAssignment } from "../placement/assignment-kind";

const most = 20;

type Asked = { projectId?: number | undefined; search?: string | undefined };

/** Without a search those assigned to the project, else all that match. */
export async function listUnitOptions(ctx: Context, { projectId, search }: Asked) {
  if (projectId && !search) {
    const assigned = await listUnretiredAssignments(ctx, projectId);
    const units = assigned.filter(isUnitAssignment);
    if (units.length > 0)
      return units.map(({ equipmentId, code, name, type }) => ({
        id: equipmentId,
        code,
        name,
        detail: `${name} · ${typeLabels[type]}`,
      }));
  }
  const { rows } = await listEquipment(ctx, {
    search,
    isActive: true,
    withServices: false,
    page: { page: 1, pageSize: most },
  });
  return rows.map(({ id, code, name, type }) => ({
    id,
    code,
    name,
    detail: `${name} · ${typeLabels[type]}`,
  }));
}
