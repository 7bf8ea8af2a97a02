import { and, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { assignments, equipment, partners, projects, staff, visits } from "@/db/schema";
import { occursOn, standingOn } from "../assignments/occurs-on";
import { liveServices, servedUnit } from "../schedule/queries";
import { doneStatus } from "../states/visit";
import { ofAskedProject } from "./of-project";
import type { ReportSpan } from "./span";
import { withinSpan } from "./within-span";

const services = alias(assignments, "services");

type Asked = Parameters<typeof ofAskedProject>[0];

/** With the day their project was closed. */
const asked = (given: Asked): SQL => sql`
  select ${assignments}.*, ${projects.closedOn} as closed_on from ${assignments}
  join ${projects} on ${projects.id} = ${assignments.projectId}
  where ${and(liveServices({ withClosed: true }), ofAskedProject(given))}`;

const untilClosure = (day: SQL): SQL =>
  sql`${day} <= coalesce(services.closed_on, 'infinity'::date)`;

/** Days of the series that nobody recorded. */
const unrecorded = ({ from, to }: ReportSpan): SQL => sql`
  select services.id as assignment_id, day as planned, day, null::text as status, null::int as staff_id,
    null::text as reason, false as is_moved
  from services
  join (select ${from}::date + n as day from generate_series(0, ${to}::date - ${from}::date) as n) as days
    on ${and(occursOn(services, sql`day`), untilClosure(sql`day`))}
  where not exists (select from ${visits} where ${and(
    eq(visits.assignmentId, services.id),
    eq(visits.plannedDate, sql`day`),
  )})`;

const standing = sql`coalesce(${visits.movedTo}, ${visits.plannedDate})`;

/** What was done counts always; the rest while the service stands. */
const recorded = (span: ReportSpan): SQL => sql`
  select ${visits.assignmentId}, ${visits.plannedDate}, ${standing}, ${visits.status}, ${visits.staffId},
    ${visits.reason}, ${visits.movedTo} is not null
  from ${visits} join services on ${eq(services.id, visits.assignmentId)}
  where ${withinSpan(standing, span)}
    and (${eq(visits.status, doneStatus)} or ${and(standingOn(services, standing), untilClosure(standing))})`;

/** `planVisits` of all live services, those of closed projects too until their closure, by the day each stands on. */
export const plannedVisits = (given: Asked, span: ReportSpan): SQL => sql`
  with services as materialized (${asked(given)})
  ${unrecorded(span)} union all ${recorded(span)}`;

/** What a planned visit belongs to. */
export const joinedToVisits: SQL = sql`
  join ${assignments} on ${assignments.id} = planned.assignment_id
  join ${equipment} on ${equipment.id} = ${assignments.equipmentId}
  left join ${equipment} as ${sql.identifier("served")} on ${servedUnit.id} = ${assignments.servedEquipmentId}
  join ${projects} on ${projects.id} = ${assignments.projectId}
  join ${partners} on ${partners.id} = ${projects.partnerId}
  left join ${staff} on ${staff.id} = planned.staff_id`;
