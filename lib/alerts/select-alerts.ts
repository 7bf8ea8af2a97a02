import { type SQL, sql } from "drizzle-orm";
import { operatorBlocks } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { offsetOf, type Page } from "../lists/page";
import {
  type AlertDays,
  alertStatuses,
  expirySpan,
  missingPaper,
  type Paper,
} from "../papers/expiry";
import { staffPaperFacts } from "../staff/paper-facts";
import type { Day } from "../values/dates";
import { vehiclePaperFacts } from "../vehicles/paper-facts";
import type { Counts } from "./alert-counts";
import { lastAlertDay } from "./alerts";

export type AlertsAsked = {
  kind?: Paper["kind"] | undefined;
  status?: keyof Counts | undefined;
  page: Page;
};

export type PaperFact = Omit<Paper, "fieldName" | "label" | "block" | "issuedOn" | "note"> & {
  word: string | null;
};

/** One at least, as each has the counts; `field` is null where no alert is on the page. */
type CountedFact = Counts & (PaperFact | { field: null });

const standsAs = (status: keyof Counts, day: Day, days: AlertDays): SQL => {
  if (status === missingPaper) return sql`expires_on is null`;
  const { from, to } = expirySpan(status, day, days);
  return sql`expires_on between ${from ?? "-infinity"}::date and ${to}::date`;
};

/** As `worstFirst` says of two standings; the names of kinds and fields have the same order in bytes. */
const worstFirst = sql`expires_on, subject_name collate "es-x-icu", kind collate "C", subject_id,
  coalesce(record_id, 0), field collate "C"`;

/** `alertsOf` in SQL: counts of the kind, and the page of its alerts. */
export function selectAlerts(
  ctx: BaseContext,
  { kind, status, page }: AlertsAsked,
  days: AlertDays,
) {
  const counts = alertStatuses.map(
    (each) =>
      sql`(count(*) filter (where ${standsAs(each, ctx.today, days)}))::int as ${sql.identifier(each)}`,
  );
  return ctx.db.execute<CountedFact>(sql`
    with alerts as materialized (
      select * from (${staffPaperFacts()} union all ${vehiclePaperFacts()}) as facts
      where (expires_on is null or expires_on <= ${lastAlertDay(ctx.today, days)}::date)
        ${kind ? sql`and kind = ${kind}` : sql``}),
    counted as (select ${sql.join(counts, sql`, `)} from alerts),
    paged as (
      select * from alerts ${status ? sql`where ${standsAs(status, ctx.today, days)}` : sql``}
      order by ${worstFirst}
      ${page ? sql`limit ${page.pageSize} offset ${offsetOf(page)}` : sql``})
    select counted.*, kind, field, coalesce(${operatorBlocks.label}, word) as word, subject_id as "subjectId",
      subject_name as "subjectName", record_id as "recordId", expires_on::text as "expiresOn"
    from counted left join paged on true
    left join ${operatorBlocks} on field = 'expiresOn' and ${operatorBlocks.code} = word
    order by ${worstFirst}`);
}
