import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { live, undeleted } from "@/db/live";
import { assignments, changes, equipment } from "@/db/schema";
import { availabilities, conditions } from "@/db/values";
import { isBroken } from "../equipment/condition";
import type { Context } from "../kernel/context";
import { isOutOfService, serviceType } from "../placement/availability";
import { lastWorkingDayOf } from "../placement/holding";
import { ofUnits } from "../placement/of-kind";
import { earlier } from "../values/dates";
import { became, dayOfInstant } from "./logged";
import type { ReportSpan } from "./span";

const wordsOf = (words: readonly string[]): SQL =>
  sql`any(${`{${words.map((word) => `"${word}"`).join(",")}}`}::text[])`;

const broken = conditions.filter((condition) => isBroken({ condition }));
const outOfService = availabilities.filter((availability) => isOutOfService({ availability }));

/** Each day of an assignment of a unit, once. */
const rented = (ctx: Context): SQL => sql`
  select ${assignments.equipmentId} as equipment_id, range_agg(daterange(${assignments.startDate},
    coalesce(${lastWorkingDayOf(assignments)}, ${ctx.today}::date), '[]')) as days
  from ${assignments}
  where ${ofUnits(assignments)} and ${live(assignments)}
    and ${assignments.startDate} <= coalesce(${lastWorkingDayOf(assignments)}, ${ctx.today}::date)
  group by 1`;

/** What a unit's column was at the end of each day that changed it, in the company's zone. */
const lastOfDay = (ctx: Context, column: PgColumn): SQL => sql`
  select distinct on (${changes.recordId}, 2) ${changes.recordId} as equipment_id,
    ${dayOfInstant(changes.at, ctx)} as day,
    ${became(column)} as word
  from ${changes}
  where ${changes.recordType} = 'resource_item' and ${changes.changes} ? ${column.name}
  order by 1, 2, ${changes.id} desc`;

const down = (ctx: Context): SQL => sql`
  select equipment_id, range_agg(daterange(day, next_day)) as days
  from (select equipment_id, word, day, lead(day) over (partition by equipment_id order by day) as next_day
    from (${lastOfDay(ctx, equipment.condition)}) as conditions) as spells
  where word = ${wordsOf(broken)} group by 1`;

const leaving = (ctx: Context): SQL => sql`
  select equipment_id, max(day) as day from (${lastOfDay(ctx, equipment.availability)}) as placements
  where word = ${wordsOf(outOfService)} group by 1`;

const firstDayInFleet = (ctx: Context): SQL => sql`
  least(coalesce(${equipment.purchasedOn}, ${dayOfInstant(equipment.createdAt, ctx)}), lower(rented.days))`;

/**
 * In service from its purchase, or from when it was first known here or rented, up to the day before it is retired; never,
 * where it is said to be bought after that.
 */
const inFleet = (ctx: Context): SQL => sql`daterange(${firstDayInFleet(ctx)},
  case when ${equipment.availability} = ${wordsOf(outOfService)}
    then greatest(${firstDayInFleet(ctx)}, coalesce(leaving.day, ${dayOfInstant(equipment.updatedAt, ctx)})) end)`;

/** Multiranges of days of each unit within the span, up to today: in the fleet, rented, out of order. */
export const fleetDays = (ctx: Context, { from, to }: ReportSpan): SQL => sql`
  select ${equipment.id} as id, within * datemultirange(${inFleet(ctx)}) as fleet,
    within * coalesce(rented.days, '{}') as rented,
    within * datemultirange(${inFleet(ctx)}) * coalesce(down.days, '{}') as down
  from ${equipment}
  cross join (select datemultirange(daterange(least(${from}::date, ${earlier(to, ctx.today)}::date), ${earlier(to, ctx.today)}::date, '[]')) as within) as asked
  left join (${rented(ctx)}) as rented on rented.equipment_id = ${equipment.id}
  left join (${down(ctx)}) as down on down.equipment_id = ${equipment.id}
  left join (${leaving(ctx)}) as leaving on leaving.equipment_id = ${equipment.id}
  where ${undeleted(equipment)} and ${equipment.type} <> ${serviceType}`;

/** Of {@link fleetDays}, the part of each month in which there is one. */
export const fleetDaysByMonth = (ctx: Context, span: ReportSpan): SQL => sql`
  select id, to_char(first, 'YYYY-MM') as month, fleet * within as fleet, rented * within as rented, down * within as down
  from (${fleetDays(ctx, span)}) as days
  cross join (
    select first, datemultirange(daterange(first::date, (first + interval '1 month')::date)) as within
    from generate_series(date_trunc('month', ${span.from}::timestamp), ${span.to}::timestamp, '1 month') as first) as months`;

/** Of a multirange of days. */
export const daysIn = (days: SQL): SQL =>
  sql`(select coalesce(sum(upper(part) - lower(part)), 0) from unnest(${days}) as part)`;
