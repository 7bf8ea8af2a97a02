import { and, count, desc, eq, type SQL } from "drizzle-orm";
import { equipment, maintenanceSheets, partners, projects } from "@/db/schema";
import { contains } from "@/db/search";
import type { maintenanceTypes } from "@/db/values";
import type { Context } from "../context";
import { type ListQuery, orderOf } from "../listing";
import { type Listed, offsetOf } from "../paging";
import { liveMaintenance, type Maintenance, selectMaintenance } from "./queries";
import type { MaintenanceStatus } from "./status";

type MaintenanceQuery = ListQuery & {
  projectId?: number | undefined;
  equipmentId?: number | undefined;
  status?: MaintenanceStatus | undefined;
  type?: (typeof maintenanceTypes)[number] | undefined;
};

const sortable = {
  number: maintenanceSheets.sheetNumber,
  date: maintenanceSheets.date,
  code: equipment.code,
  type: maintenanceSheets.type,
  status: maintenanceSheets.status,
  total: maintenanceSheets.totalCost,
};

const searched = [
  maintenanceSheets.sheetNumber,
  equipment.code,
  equipment.name,
  projects.location,
  partners.name,
];

const matching = (query: MaintenanceQuery): SQL | undefined =>
  and(
    liveMaintenance,
    query.projectId ? eq(maintenanceSheets.projectId, query.projectId) : undefined,
    query.equipmentId ? eq(maintenanceSheets.equipmentId, query.equipmentId) : undefined,
    query.status && eq(maintenanceSheets.status, query.status),
    query.type && eq(maintenanceSheets.type, query.type),
    contains(searched, query.search),
  );

const countSheets = async (ctx: Context, where: SQL | undefined) => {
  const [counted] = await ctx.db
    .select({ total: count() })
    .from(maintenanceSheets)
    .innerJoin(equipment, eq(equipment.id, maintenanceSheets.equipmentId))
    .innerJoin(projects, eq(projects.id, maintenanceSheets.projectId))
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .where(where);
  return counted?.total ?? 0;
};

/** The live maintenance sheets, the latest first; two queries whatever their number. */
export async function listMaintenanceSheets(
  ctx: Context,
  query: MaintenanceQuery,
): Promise<Listed<Maintenance>> {
  const where = matching(query);
  const rows = selectMaintenance(ctx, where).orderBy(
    ...orderOf(query.sort, sortable, [desc(maintenanceSheets.date)], maintenanceSheets.id),
  );
  const { page } = query;
  if (!page) {
    const all = await rows;
    return { rows: all, total: all.length, page };
  }
  const [listed, total] = await Promise.all([
    rows.limit(page.pageSize).offset(offsetOf(page)),
    countSheets(ctx, where),
  ]);
  return { rows: listed, total, page };
}
