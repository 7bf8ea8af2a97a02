import { and, count, desc, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import { asAsked, holdingFile } from "@/db/holding-file";
import { undeleted } from "@/db/live";
import { ofLiveProjects } from "@/db/of-live";
import { equipment, maintenanceSheets, partners, projects } from "@/db/schema";
import { everyWord, holds, inSpanish } from "@/db/search";
import type { maintenanceTypes } from "@/db/values";
import { unitHolds } from "../equipment/unit-holds";
import type { Context } from "../kernel/context";
import type { Listed } from "../lists/page";
import { type ListRequest, listedWithTotals, orderOf } from "../lists/sql";
import { ofProjectsOfPartner } from "../projects/of-partner";
import { ofProjectsThatHold } from "../projects/project-holds";
import type { MaintenanceStatus } from "../states/maintenance";
import type { Day } from "../values/dates";
import type { Decimal } from "../values/decimal";
import { liveMaintenance, type Maintenance, selectMaintenance } from "./queries";

/** US$, of all that match. */
export type ListedMaintenance = Listed<Maintenance> & { totalCost: Decimal };

type MaintenanceQuery = ListRequest & {
  projectId?: number | undefined;
  partnerId?: number | undefined;
  equipmentId?: number | undefined;
  status?: MaintenanceStatus | undefined;
  type?: (typeof maintenanceTypes)[number] | undefined;
  hasFile?: boolean | undefined;
  date_from?: Day | null | undefined;
  date_to?: Day | null | undefined;
};

const sortable = {
  number: maintenanceSheets.sheetNumber,
  date: maintenanceSheets.date,
  code: equipment.code,
  location: inSpanish(projects.location),
  partner: inSpanish(partners.name),
  type: maintenanceSheets.type,
  status: maintenanceSheets.status,
  total: maintenanceSheets.totalCost,
};

const sheetHolds = (word: string): SQL => sql`(
  ${holds([maintenanceSheets.sheetNumber], word)}
  or ${maintenanceSheets.equipmentId} = any(array(
    select ${equipment.id} from ${equipment} where ${unitHolds(word)}))
  or ${ofProjectsThatHold(maintenanceSheets.projectId, word)})`;

const signed = { model: "maintenance_sheet", field: "maintenance_file" } as const;

const matching = (query: MaintenanceQuery): SQL | undefined =>
  and(
    query.projectId ? eq(maintenanceSheets.projectId, query.projectId) : undefined,
    query.partnerId ? ofProjectsOfPartner(maintenanceSheets.projectId, query.partnerId) : undefined,
    query.equipmentId ? eq(maintenanceSheets.equipmentId, query.equipmentId) : undefined,
    query.status && eq(maintenanceSheets.status, query.status),
    query.type && eq(maintenanceSheets.type, query.type),
    query.date_from ? gte(maintenanceSheets.date, query.date_from) : undefined,
    query.date_to ? lte(maintenanceSheets.date, query.date_to) : undefined,
    asAsked(holdingFile(maintenanceSheets.id, signed), query.hasFile),
    everyWord(query.search, sheetHolds),
  );

const countAndSum = (ctx: Context, where: SQL | undefined) =>
  ctx.db
    .select({
      count: count(),
      totalCost: sql<Decimal>`coalesce(sum(${maintenanceSheets.totalCost}), 0)::text`,
    })
    .from(maintenanceSheets)
    .where(and(where, undeleted(maintenanceSheets), ofLiveProjects(maintenanceSheets.projectId)));

export async function listMaintenanceSheets(
  ctx: Context,
  query: MaintenanceQuery,
): Promise<ListedMaintenance> {
  const where = matching(query);
  const rows = selectMaintenance(ctx, and(where, liveMaintenance)).orderBy(
    ...orderOf(query.sort, sortable, [desc(maintenanceSheets.date)], maintenanceSheets.id),
  );
  const { totals, ...listed } = await listedWithTotals(
    rows,
    () => countAndSum(ctx, where),
    query.page,
  );
  return { ...listed, ...totals };
}
