import { type SQL, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { live, undeleted } from "@/db/live";
import { projects, worksheetLines, worksheets } from "@/db/schema";
import { settledStatuses } from "../states/worksheet";
import { conditionsOf } from "./conditions-of";
import type { ReportSpan } from "./span";

const { billedDays, date, subtotal } = worksheetLines;

/** In their order; what bills no days was served on its date. */
const servedDays = sql`case when cardinality(${billedDays}) > 0 then ${billedDays} else array[${date}] end`;

/** Days of the line up to the day. */
const daysUntil = (day: SQL): SQL => sql`width_bucket(${day}, served.days)`;

/** Rounded as it grows, so that the parts of a line add up to it. */
const shareUntil = (day: SQL): SQL =>
  sql`round(${subtotal} * ${daysUntil(day)} / cardinality(served.days), 2)`;

const monthsServed = ({ from, to }: ReportSpan): SQL => sql`
  select to_char(month, 'YYYY-MM') as month, greatest(month::date, ${from}::date) - 1 as before,
    least((month + interval '1 month')::date - 1, ${to}::date) as last
  from generate_series(date_trunc('month', greatest(served.days[1], ${from}::date)::timestamp),
    least(served.days[cardinality(served.days)], ${to}::date)::timestamp, interval '1 month') as month`;

/** Of sheets that are liquidated or invoiced: what each line bills of each month in the span, before tax. */
export const servedLines = (span: ReportSpan): SQL => sql`
  select ${worksheetLines.kind} as kind, ${worksheetLines.assignmentId} as assignment_id,
    ${worksheetLines.equipmentId} as equipment_id, ${worksheets.projectId} as project_id, part.month,
    ${shareUntil(sql`part.last`)} - ${shareUntil(sql`part.before`)} as amount
  from ${worksheetLines}
  join ${worksheets} on ${worksheets.id} = ${worksheetLines.worksheetId}
  join ${projects} on ${projects.id} = ${worksheets.projectId}
  cross join lateral (select ${servedDays} as days) as served
  cross join lateral (${monthsServed(span)}) as part
  where ${conditionsOf(undeleted(worksheets), live(projects), among(worksheets.status, settledStatuses))}
    and ${daysUntil(sql`part.last`)} > ${daysUntil(sql`part.before`)}`;
