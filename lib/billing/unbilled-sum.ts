import { type SQL, sql } from "drizzle-orm";
import { constant, constants } from "@/db/constant";
import { assignments } from "@/db/schema";
import { serviceKind, unitKind } from "../placement/assignment-kind";
import { lastWorkingDayOf } from "../placement/holding";
import { countedChainStatuses } from "../states/chain";
import { doneStatus } from "../states/visit";
import { liveStatuses } from "../states/worksheet";
import type { LineKind, Period as Span } from "./facts";
import { lineKindOf, rentLine, serviceLine } from "./line-kind";
import { type Among, unbilledCharges, within } from "./unbilled-charges";

/** An unbroken run of days, which most are, stays a range. */
const lines = (among: Among) => sql`
  select sheet.project_id, line.kind, line.project_resource_id, line.resource_item_id,
    line.maintenance_sheet_id, line.shipping_guide_id,
    case when billed_days[cardinality(billed_days)] - billed_days[1] + 1 = cardinality(billed_days)
      then datemultirange(daterange(billed_days[1], billed_days[cardinality(billed_days)], '[]'))
      else (select range_agg(daterange(day, day, '[]')) from unnest(billed_days) as day)
    end as days
  from sheet_project_details as line
  join sheet_projects as sheet on sheet.id = line.sheet_project_id
  where not sheet.is_deleted and sheet.status in (${constants(liveStatuses)})
    ${within(sql`sheet.project_id`, among)}
  union all
  select stay.project_id, case stay.type_resource when ${constant(unitKind)} then ${constant(lineKindOf.EQUIPO)} else ${constant(lineKindOf.SERVICIO)} end,
    stay.id, stay.resource_item_id, null, null, runs_of_days(written.dates)
  from write_offs as written join project_resources as stay on stay.id = written.project_resource_id
  where not stay.is_deleted ${within(sql`stay.project_id`, among)}`;

const billedDays = (kind: LineKind, subject: SQL) => sql`
  select project_id, ${subject} as subject, range_agg(days) as days
  from lines where kind = ${constant(kind)} and days is not null group by project_id, ${subject}`;

const lastWorked = ({ to }: Span) => sql`least(${lastWorkingDayOf(assignments)}, ${to}::date)`;

const stays = (span: Span, among: Among) => sql`
  select project_id, id, type_resource as kind, resource_item_id, physical_equipment_id, cost,
    operation_start_date as began,
    ${lastWorked(span)} as ended
  from project_resources where not is_deleted ${within(sql`project_id`, among)}
    and operation_start_date <= ${lastWorked(span)}`;

/** From its day on a rate holds, until the next one. */
const ratedDays = sql`
  select rate.project_resource_id as id, rate.cost,
    daterange(rate.from_date, lead(rate.from_date) over (partition by rate.project_resource_id order by rate.from_date)) as days
  from assignment_rates as rate join stays on stays.id = rate.project_resource_id
  where not rate.is_withdrawn`;

/** Which days of a stay have which price. */
const pricedDays = sql`
  select stay.id, stay.cost, daterange(null, rated.first) as days
  from stays as stay left join (select id, min(lower(days)) as first from rates group by id) as rated on rated.id = stay.id
  union all select id, cost, days from rates`;

/** A day on which two stays meet belongs to the earlier. */
const rentedDays = sql`
  select id, project_id, resource_item_id, datemultirange(daterange(began, ended, '[]'))
      - coalesce(range_agg(daterange(began, ended, '[]')) over (
        partition by project_id, resource_item_id order by began, id
        rows between unbounded preceding and 1 preceding), '{}'::datemultirange) as days
  from stays where kind = ${constant(unitKind)}`;

const rents = ({ from }: Span) => sql`
  select ${constant(rentLine)} as kind, project_id, sum(days) as days, sum(days) * cost as amount
  from (
    select rented.project_id, rented.resource_item_id, priced.cost, upper(run) - lower(run) as days
    from rented join priced on priced.id = rented.id
    left join rent_billed as billed
      on billed.project_id = rented.project_id and billed.subject = rented.resource_item_id,
    lateral unnest(
      (rented.days - coalesce(billed.days, '{}'::datemultirange))
        * datemultirange(daterange(${from}::date, null)) * datemultirange(priced.days)) as run
  ) as run group by project_id, resource_item_id, cost`;

const served = sql`
  select stay.project_id, stay.id, item.date
  from stays as stay join handled as item
    on item.project_id = stay.project_id and item.resource_item_id = stay.physical_equipment_id
  where stay.kind = ${constant(serviceKind)} and item.date between stay.began and stay.ended
  union
  select stay.project_id, stay.id, item.date
  from stays as stay join handled as item
    on item.project_id = stay.project_id and item.project_resource_id = stay.id
  where stay.kind = ${constant(serviceKind)} and item.date between stay.began and stay.ended
  union
  select stay.project_id, stay.id, coalesce(visit.moved_to, visit.planned_date)
  from stays as stay join schedule_visits as visit on visit.project_resource_id = stay.id
  where stay.kind = ${constant(serviceKind)} and visit.status = ${constant(doneStatus)}
    and coalesce(visit.moved_to, visit.planned_date) between stay.began and stay.ended`;

const handled = (among: Among) => sql`
  select sheet.project_id, chain.date, item.resource_item_id, item.project_resource_id
  from custody_chain_details as item
  join custody_chains as chain on chain.id = item.custody_chain_id
  join sheet_projects as sheet on sheet.id = chain.sheet_project_id
  where not sheet.is_deleted and not chain.is_deleted and chain.status in (${constants(countedChainStatuses)})
    ${within(sql`sheet.project_id`, among)}`;

const services = ({ from }: Span) => sql`
  select ${constant(serviceLine)}, served.project_id, count(*) as days, count(*) * priced.cost as amount
  from served join priced on priced.id = served.id and priced.days @> served.date
  left join service_billed as billed
    on billed.project_id = served.project_id and billed.subject = served.id
  where served.date >= ${from}::date and (billed.days is null or not billed.days @> served.date)
  group by served.project_id, served.id, priced.cost`;

const ofKinds = (kinds: Summed["kinds"]) =>
  kinds ? sql`and unbilled.kind in (${constants(kinds)})` : sql``;

type Summed = Span & { kinds?: readonly LineKind[] | undefined; among: Among };

/** By project: how many rows `listUnbilled` gives of it, and their sum in US$; without what has none. */
export const unbilledSum = ({ kinds, among, ...span }: Summed): SQL => sql`
  with lines as materialized (${lines(among)}), stays as materialized (${stays(span, among)}),
    rates as materialized (${ratedDays}), priced as materialized (${pricedDays}), rented as (${rentedDays}), handled as not materialized (${handled(among)}), served as (${served}),
    rent_billed as (${billedDays(rentLine, sql`resource_item_id`)}),
    service_billed as (${billedDays(serviceLine, sql`project_resource_id`)}),
    unbilled as (${rents(span)} union all ${services(span)} union all ${unbilledCharges(span, among)})
  select project_id, count(*)::int as items, sum(amount) as amount
  from unbilled where unbilled.days > 0 ${ofKinds(kinds)} group by project_id`;
