import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { live } from "@/db/live";
import {
  complianceOverrides,
  equipment,
  partners,
  projects,
  staff,
  users,
  vehicles,
} from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { foundIn } from "../kernel/found-in";
import { type ListRequest, listedOf } from "../lists/sql";
import { single } from "../values/rows";

const overrides = complianceOverrides;

const columns = {
  id: overrides.id,
  version: overrides.version,
  projectId: overrides.projectId,
  location: projects.location,
  partnerName: partners.name,
  staffId: overrides.staffId,
  vehicleId: overrides.vehicleId,
  equipmentId: overrides.equipmentId,
  subjectName: sql<string>`coalesce(${staff.firstName} || ' ' || ${staff.lastName}, ${vehicles.plate}, ${equipment.code})`,
  requirement: overrides.requirement,
  param: overrides.param,
  fromDate: overrides.fromDate,
  untilDate: overrides.untilDate,
  reason: overrides.reason,
  approverId: overrides.approverId,
  approverName: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
  isWithdrawn: overrides.isWithdrawn,
  createdAt: overrides.createdAt,
};

const selectOverrides = (ctx: BaseContext, where: SQL | undefined) =>
  ctx.db
    .select(columns)
    .from(overrides)
    .innerJoin(projects, eq(projects.id, overrides.projectId))
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .innerJoin(users, eq(users.id, overrides.approverId))
    .leftJoin(staff, eq(staff.id, overrides.staffId))
    .leftJoin(vehicles, eq(vehicles.id, overrides.vehicleId))
    .leftJoin(equipment, eq(equipment.id, overrides.equipmentId))
    .where(and(live(projects), where));

export type OverrideRow = Awaited<ReturnType<typeof selectOverrides>>[number];

export const noOverride = "No existe la excepción.";

export const getOverride = async (
  ctx: BaseContext,
  { overrideId }: { overrideId: number },
): Promise<OverrideRow> =>
  foundIn(await selectOverrides(ctx, eq(overrides.id, overrideId)), noOverride);

export const listOverridesById = (ctx: BaseContext, ids: readonly number[]) =>
  selectOverrides(ctx, among(overrides.id, ids));

type Asked = Pick<ListRequest, "page"> & { projectId?: number | undefined };

/** The newest days first. */
export function listOverrideRows(ctx: BaseContext, { projectId, page }: Asked) {
  const where = projectId ? eq(overrides.projectId, projectId) : undefined;
  const rows = selectOverrides(ctx, where).orderBy(desc(overrides.untilDate), desc(overrides.id));
  const counted = async () =>
    single(
      await ctx.db
        .select({ total: count() })
        .from(overrides)
        .innerJoin(projects, eq(projects.id, overrides.projectId))
        .where(and(live(projects), where)),
    ).total;
  return listedOf<OverrideRow>(rows, counted, page);
}
