import { type SQL, sql } from "drizzle-orm";
import { constant, constants } from "@/db/constant";
import { billableGuides } from "../states/guide";
import { billableMaintenance } from "../states/maintenance";
import { liveStatuses } from "../states/worksheet";
import type { Period } from "./facts";
import { maintenanceLine, stowageLine, transportLine } from "./line-kind";

/** By the records' own indexes: a plan that joins all lines may do so for each record. */
const billing = (kind: SQL, record: SQL) => sql`
  select from sheet_project_details as line
  join sheet_projects as billed on billed.id = line.sheet_project_id
  where line.kind = ${kind} and ${record} and not billed.is_deleted
    and billed.status in (${constants(liveStatuses)})`;

const billingSheet = billing(
  constant(maintenanceLine),
  sql`line.maintenance_sheet_id = sheet.id and billed.project_id = sheet.project_id`,
);

const billingGuide = billing(
  sql`charge.kind`,
  sql`line.shipping_guide_id = guide.id and billed.project_id = guide.project_id`,
);

/** The projects asked for; null for all. */
export type Among = readonly number[] | null;

export const within = (projectId: SQL, among: Among): SQL =>
  among ? sql`and ${projectId} = any(${`{${among.join(",")}}`}::int[])` : sql``;

/** Of sheets and guides in a period that no line of a live sheet bills. */
export const unbilledCharges = ({ from, to }: Period, among: Among) => sql`
  select ${constant(maintenanceLine)}, project_id, 1 as days, total_cost as amount from maintenance_sheets as sheet
  where not is_deleted and status in (${constants(billableMaintenance)}) and total_cost > 0
    and date between ${from} and ${to} ${within(sql`project_id`, among)} and not exists (${billingSheet})
  union all
  select charge.kind, guide.project_id, 1, charge.amount from shipping_guides as guide,
    lateral (values (${constant(transportLine)}, cost_transport), (${constant(stowageLine)}, cost_stowage)) as charge(kind, amount)
  where not is_deleted and status in (${constants(billableGuides)}) and charge.amount > 0
    and issue_date between ${from} and ${to} ${within(sql`project_id`, among)} and not exists (${billingGuide})`;
