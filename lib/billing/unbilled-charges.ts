import { type SQL, sql } from "drizzle-orm";
import type { BaseContext } from "../kernel/context";
import { billableGuides } from "../states/guide";
import { billableMaintenance } from "../states/maintenance";
import { maintenanceLine, stowageLine, transportLine } from "./line-kind";

export const sqlList = (statuses: readonly string[]): SQL =>
  sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  );

/** Of sheets and guides, where no row of `lines` bills them. */
export const unbilledCharges = (ctx: BaseContext) => sql`
  select project_id, 1 as days, total_cost as amount from maintenance_sheets as sheet
  where not is_deleted and status in (${sqlList(billableMaintenance)}) and total_cost > 0
    and date <= ${ctx.today} and not exists (
      select from lines where lines.project_id = sheet.project_id
        and kind = ${maintenanceLine} and maintenance_sheet_id = sheet.id)
  union all
  select guide.project_id, 1, charge.amount from shipping_guides as guide,
    lateral (values (${transportLine}, cost_transport), (${stowageLine}, cost_stowage)) as charge(kind, amount)
  where not is_deleted and status in (${sqlList(billableGuides)}) and charge.amount > 0
    and issue_date <= ${ctx.today} and not exists (
      select from lines where lines.project_id = guide.project_id
        and lines.kind = charge.kind and shipping_guide_id = guide.id)`;
