import { and, asc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { alias, type PgSelect } from "drizzle-orm/pg-core";
import { live } from "@/db/live";
import { assignments, equipment, partners, projects } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { isUnitAssignment } from "../placement/assignment-kind";
import { unretired } from "../placement/holding";
import { ofServices } from "../placement/of-kind";
import { costOn, ratesOf } from "../rates/cost-on";
import type { Rate } from "../rates/rates";
import type { Day } from "../values/dates";
import type { Decimal } from "../values/decimal";

const served = alias(equipment, "served");

/** `cost` is what it costs today. */
export type NamedAssignment = typeof assignments.$inferSelect & {
  firstCost: Decimal;
  rates: Rate[] | null;
  code: string;
  name: string;
  type: (typeof equipment.$inferSelect)["type"];
  servedCode: string | null;
  servedName: string | null;
  partnerName: string;
};

export type ListedAssignment = NamedAssignment & { isInChain: boolean };

const liveItems = sql`custody_chain_details as item
  join custody_chains as chain on chain.id = item.custody_chain_id and not chain.is_deleted`;

/**
 * A chain that names no assignment uses those of its unit in the chain's project. Two questions, an index for each; as
 * `exists` PostgreSQL would answer them for all chains at once.
 */
export const inChain = sql<boolean>`coalesce((
  select true from ${liveItems} where item.project_resource_id = ${assignments.id} limit 1
), (
  select true from ${liveItems} join sheet_projects as sheet on sheet.id = chain.sheet_project_id
  where item.project_resource_id is null
    and item.resource_item_id = ${assignments.equipmentId} and sheet.project_id = ${assignments.projectId}
  limit 1
), false)`;

const columnsOn = (today: Day) => ({
  ...getTableColumns(assignments),
  cost: costOn(today),
  firstCost: assignments.cost,
  rates: ratesOf,
  code: equipment.code,
  name: equipment.name,
  type: equipment.type,
  servedCode: served.code,
  servedName: served.name,
  partnerName: partners.name,
});

const named = <Select extends PgSelect>(select: Select) =>
  select
    .innerJoin(equipment, eq(equipment.id, assignments.equipmentId))
    .innerJoin(projects, eq(projects.id, assignments.projectId))
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .leftJoin(served, eq(served.id, assignments.servedEquipmentId));

export const selectListedAssignments = (ctx: BaseContext) =>
  named(
    ctx.db
      .select({ ...columnsOn(ctx.today), isInChain: inChain })
      .from(assignments)
      .$dynamic(),
  );

export const listNamedAssignments = (
  ctx: BaseContext,
  where: SQL | undefined,
): Promise<NamedAssignment[]> =>
  named(ctx.db.select(columnsOn(ctx.today)).from(assignments).$dynamic())
    .where(where)
    .orderBy(asc(assignments.id));

export const listUnretiredAssignments = (
  ctx: BaseContext,
  projectId: number,
): Promise<NamedAssignment[]> =>
  listNamedAssignments(ctx, and(unretired(assignments), eq(assignments.projectId, projectId)));

/** Those that go on; of a retired unit, those that its retirement ended. */
export const linkedToUnit = (unit: NamedAssignment): SQL | undefined =>
  and(
    live(assignments),
    ofServices(assignments),
    eq(assignments.projectId, unit.projectId),
    eq(assignments.servedEquipmentId, unit.equipmentId),
    eq(assignments.isRetired, unit.isRetired),
    unit.isRetired ? eq(assignments.retiredWithId, unit.id) : undefined,
  );

export const listServicesOf = async (
  ctx: BaseContext,
  assignment: NamedAssignment,
): Promise<NamedAssignment[]> =>
  isUnitAssignment(assignment) ? listNamedAssignments(ctx, linkedToUnit(assignment)) : [];

export const equipmentIdsOf = (
  given: readonly { equipmentId: number; servedEquipmentId?: number | null | undefined }[],
): number[] => given.flatMap((one) => [one.equipmentId, one.servedEquipmentId ?? one.equipmentId]);
