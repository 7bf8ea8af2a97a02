import { type SQL, sql } from "drizzle-orm";
import { operatorBlocks } from "@/db/schema";
import { lastAlertDay } from "../alerts/alerts";
import type { Context } from "../kernel/context";
import { type AlertDays, expirySpan, missingPaper, paperStates, passLabel } from "../papers/expiry";
import { staffPaperFacts } from "../staff/paper-facts";
import { staffPaperNames } from "../staff/papers";
import { vehiclePaperFacts } from "../vehicles/paper-facts";
import { vehiclePaperNames } from "../vehicles/papers";

/** Of {@link namedFacts}; a pass is named by itself. */
export const paperNames: Readonly<Record<string, string>> = Object.fromEntries([
  ...staffPaperNames,
  ...vehiclePaperNames,
]);

/** Papers of live technicians or vehicles, each with a code of `paperNames`, or the words of a pass. */
const namedFacts = (facts: SQL): SQL => sql`
  select facts.*, coalesce(${passLabel("")}::text || ${operatorBlocks.label}, word, field) as paper
  from (${facts}) as facts
  left join ${operatorBlocks} on field = 'expiresOn' and ${operatorBlocks.code} = word`;

export const staffFacts = (): SQL => namedFacts(staffPaperFacts());

export const vehicleFacts = (): SQL => namedFacts(vehiclePaperFacts());

/** `expiryOf` of a fact. */
export function stateOf({ today }: Context, days: AlertDays): SQL {
  const cases = paperStates.map((state) => {
    const { from, to } = expirySpan(state, today, days);
    return sql`when expires_on between ${from ?? "-infinity"}::date and ${to ?? "infinity"}::date then ${state}`;
  });
  return sql`case ${sql.join(cases, sql` `)} else ${missingPaper}::text end`;
}

/** The worst paper of each, and how many want something: what has run out or soon will, what is missing, the rest. */
export function worstPapers(ctx: Context, facts: SQL, days: AlertDays): SQL {
  const severity = sql`case when expires_on <= ${lastAlertDay(ctx.today, days)}::date then 0 when expires_on is null then 1 else 2 end`;
  return sql`
    select distinct on (subject_id) subject_id, paper, expires_on, ${stateOf(ctx, days)} as paper_state,
      count(*) filter (where expires_on < ${ctx.today}::date) over own as expired,
      count(*) filter (where expires_on between ${ctx.today}::date and ${lastAlertDay(ctx.today, days)}::date) over own as due,
      count(*) filter (where expires_on is null) over own as missing
    from (${facts}) as named window own as (partition by subject_id)
    order by subject_id, ${severity}, expires_on, kind, coalesce(record_id, 0), field`;
}
