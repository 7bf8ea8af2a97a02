import { type SQL, sql } from "drizzle-orm";
import { assignmentRates } from "@/db/schema";
import type { Day } from "../values/dates";
import type { Decimal } from "../values/decimal";
import type { Rate } from "./rates";

/** What the assignment of the statement, under the name of its table, costs on a day, in US$. */
export const costOn = (day: Day): SQL<Decimal> => sql<Decimal>`coalesce((
  select rate.cost from ${assignmentRates} as rate
  where rate.project_resource_id = project_resources.id and rate.from_date <= ${day}
    and not rate.is_withdrawn
  order by rate.from_date desc limit 1
), project_resources.cost)`;

/** Of the assignment of the statement, in the order of their days; null when it never had any, empty when none is left. */
export const ratesOf = sql<Rate[] | null>`(
  select case when count(*) > 0 then coalesce(
    json_agg(json_build_object('from', rate.from_date, 'cost', rate.cost::text) order by rate.from_date)
      filter (where not rate.is_withdrawn), '[]') end
  from ${assignmentRates} as rate where rate.project_resource_id = project_resources.id
)`;
