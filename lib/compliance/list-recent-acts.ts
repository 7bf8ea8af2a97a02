import { sql } from "drizzle-orm";
import { among } from "@/db/among";
import { live, undeleted } from "@/db/live";
import {
  assignments,
  calendarEvents,
  custodyChains,
  projects,
  routeStops,
  routes,
  shippingGuides,
  vehicles,
  visits,
  worksheets,
} from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { ofUnits } from "../placement/of-kind";
import { countedChainStatuses } from "../states/chain";
import { heldEventStatuses } from "../states/event";
import { technical, unit, vehicle } from "../states/gate";
import { billableGuides } from "../states/guide";
import { doneStatus } from "../states/visit";
import type { Day } from "../values/dates";
import type { JobSpan } from "./coverage";

/** What somebody or something went to, and on which day; `code` names it. */
export type RecentAct = {
  kind: "route" | "chain" | "guide" | "event" | "visit" | "assignment";
  id: number;
  code: string;
  projectId: number;
  location: string;
  subject: typeof technical | typeof vehicle | typeof unit;
  subjectId: number;
  day: Day;
};

const atMost = 50_000;

/** Who and what went to work in those days, by the records there are. One statement. */
export const listRecentActs = (ctx: BaseContext, { from, to }: JobSpan) =>
  ctx.db.execute<RecentAct>(sql`
    with acts as (
      select distinct 'route' as kind, ${routes.id} as id, '' as code,
        coalesce(${assignments.projectId}, ${calendarEvents.projectId}) as project_id, ${routes.staffId} as technical_id,
        ${routes.vehicleId} as vehicle_id, null::int as unit_id, ${routes.date} as day
      from ${routes} join ${routeStops} on ${routeStops.routeId} = ${routes.id}
      left join ${assignments} on ${assignments.id} = ${routeStops.assignmentId}
      left join ${calendarEvents} on ${calendarEvents.id} = ${routeStops.eventId}
      where ${routes.publishedAt} is not null
      union all
      select 'chain', ${custodyChains.id}, ${custodyChains.consecutive},
        ${worksheets.projectId}, ${custodyChains.staffId}, ${custodyChains.vehicleId}, null, ${custodyChains.date}
      from ${custodyChains} join ${worksheets} on ${worksheets.id} = ${custodyChains.worksheetId}
      where ${undeleted(custodyChains)} and ${among(custodyChains.status, countedChainStatuses)}
      union all
      select 'guide', ${shippingGuides.id}, ${shippingGuides.guideNumber}, ${shippingGuides.projectId}, null,
        ${vehicles.id}, null, coalesce(${shippingGuides.startDate}, ${shippingGuides.issueDate})
      from ${shippingGuides} join ${vehicles}
        on upper(trim(${shippingGuides.vehiclePlate})) = ${vehicles.plate} and ${undeleted(vehicles)}
      where ${undeleted(shippingGuides)} and ${among(shippingGuides.status, billableGuides)}
      union all
      select 'event', ${calendarEvents.id}, ${calendarEvents.title}, ${calendarEvents.projectId},
        ${calendarEvents.staffId}, null, null, ${calendarEvents.startDate}
      from ${calendarEvents}
      where ${undeleted(calendarEvents)} and ${among(calendarEvents.status, heldEventStatuses)}
      union all
      select 'visit', ${visits.id}, '', ${assignments.projectId}, ${visits.staffId}, null, null,
        coalesce(${visits.movedTo}, ${visits.plannedDate})
      from ${visits} join ${assignments} on ${assignments.id} = ${visits.assignmentId}
      where ${among(visits.status, [doneStatus])}
      union all
      select 'assignment', ${assignments.id}, '', ${assignments.projectId}, null, null, ${assignments.equipmentId},
        ${assignments.startDate}
      from ${assignments} where ${undeleted(assignments)} and ${ofUnits(assignments)}),
    named as (
      select kind, acts.id, code, project_id as "projectId", ${projects.location} as location, subject,
        subject_id as "subjectId", day::text as day
      from acts join ${projects} on ${projects.id} = acts.project_id and ${live(projects)}
      cross join lateral (values (${technical}, technical_id), (${vehicle}, vehicle_id), (${unit}, unit_id))
        as named (subject, subject_id)
      where subject_id is not null and day between ${from}::date and ${to}::date)
    select * from named order by day desc, kind, id limit ${atMost}`);
