import { and, eq, not, type SQL, sql } from "drizzle-orm";
import { live } from "@/db/live";
import {
  equipment,
  reservationLines,
  reservations,
  reservationUnits,
  unitClaims,
} from "@/db/schema";
import { serviceType } from "../placement/availability";
import { inService, rented } from "../placement/availability-conditions";
import { ofAssignments, ofBlocks, ofReservations } from "../placement/claim-kind";
import { heldPastItsTime } from "../placement/held-past";
import { reservationMoves } from "../states/reservation";
import type { Day, DaySpan } from "../values/dates";
import { rowsOf } from "./report-sql";

const held = eq(reservations.status, reservationMoves.hold.to);

const daysOf = (claims: SQL | undefined): SQL =>
  sql`coalesce(sum(upper(part) - lower(part)) filter (where ${claims}), 0)`;

/** Firm claims of a unit share no day, so the kinds add up; a hold that is over claims nothing. */
const claimedInWeeks = (weeks: SQL): SQL => sql`
  select ${unitClaims.equipmentId} as unit_id, weeks.starts_on,
    ${daysOf(ofAssignments)} as assigned, ${daysOf(and(ofReservations, not(held)))} as reserved,
    ${daysOf(and(ofReservations, held))} as held, ${daysOf(ofBlocks)} as blocked, ${daysOf(sql`true`)} as claimed
  from ${unitClaims}
  join (${weeks}) as weeks on ${unitClaims.span} && daterange(weeks.starts_on, weeks.ends_on, '[]')
  cross join lateral (select ${unitClaims.span} * daterange(weeks.starts_on, weeks.ends_on, '[]') as part) as parts
  left join ${reservationUnits} on ${and(ofReservations, eq(reservationUnits.id, unitClaims.sourceId))}
  left join ${reservationLines} on ${eq(reservationLines.id, reservationUnits.lineId)}
  left join ${reservations} on ${eq(reservations.id, reservationLines.reservationId)}
  where ${and(unitClaims.isFirm, not(heldPastItsTime))}
  group by 1, 2`;

/** Nobody says when it comes back: no stay of it is planned today. */
const outForEver = (today: Day): SQL => sql`(${rented(equipment)} and not exists (
  select from ${unitClaims} where ${and(ofAssignments, eq(unitClaims.equipmentId, equipment.id))}
    and ${unitClaims.span} @> ${today}::date))`;

/** Each unit in service and each week, with its days by who has them. */
export function claimedDays(today: Day, spans: readonly DaySpan[]): SQL {
  const weeks = rowsOf(
    { starts_on: "date", ends_on: "date" },
    spans.map(({ from, to }) => ({ starts_on: from, ends_on: to })),
  );
  const days = sql`(weeks.ends_on - weeks.starts_on + 1)`;
  const out = sql`case when ${outForEver(today)} then ${days} - coalesce(claims.claimed, 0) else 0 end`;
  return sql`
    select ${equipment.type} as type, weeks.starts_on, ${days} as days,
      coalesce(claims.assigned, 0) + ${out} as assigned, coalesce(claims.reserved, 0) as reserved,
      coalesce(claims.held, 0) as held, coalesce(claims.blocked, 0) as blocked
    from ${equipment} cross join (${weeks}) as weeks
    left join (${claimedInWeeks(weeks)}) as claims
      on claims.unit_id = ${equipment.id} and claims.starts_on = weeks.starts_on
    where ${and(live(equipment), inService(equipment))} and ${equipment.type} <> ${serviceType}`;
}
