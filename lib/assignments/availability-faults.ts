import { eq, type SQL, sql } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { assignments, equipment, projects } from "@/db/schema";
import type { availabilities } from "@/db/values";
import type { Context } from "../kernel/context";
import { freeStatus, rentedStatus, retiredStatus, serviceType } from "../placement/availability";
import { holdingAfter, holdingOnOrAfter } from "../placement/holding";

type Availability = (typeof availabilities)[number];

/** How a unit's row disagrees with its assignments. */
export const availabilityFaultLabels = {
  unheld: "Rentado sin asignación",
  unrented: "Disponible con asignación",
  retired_held: "Retirado con asignación",
  held_twice: "Dos asignaciones a la vez",
  other_project: "Otro proyecto",
  other_location: "Otra ubicación",
  other_commitment: "Otra fecha de compromiso",
};

export type AvailabilityFault = keyof typeof availabilityFaultLabels;

export const availabilityFaults = Object.keys(availabilityFaultLabels) as AvailabilityFault[];

/** The assignment that has a unit, the latest first: one that goes on before one that ends today. */
const holders = ({ today }: Context): SQL => sql`
  select distinct on (unit_id) *, sum(goes_on::int) over (partition by unit_id) as going_on
  from (select ${assignments.equipmentId} as unit_id, ${assignments.id} as id, ${projects.id} as project_id,
      ${projects.location} as location, ${assignments.startDate} as start_date,
      coalesce(${holdingAfter(assignments, today)}, false) as goes_on
    from ${assignments} join ${projects} on ${eq(projects.id, assignments.projectId)}
    where ${holdingOnOrAfter(assignments, today)}) as holding
  order by unit_id, goes_on desc, start_date desc, id desc`;

const is = (word: Availability): SQL => eq(equipment.availability, word);

const differs = (column: SQL): SQL =>
  sql`${is(rentedStatus)} and holder.id is not null and coalesce(holder.going_on, 0) < 2 and ${column}`;

const conditions: Record<AvailabilityFault, SQL> = {
  unheld: sql`${is(rentedStatus)} and holder.id is null`,
  unrented: sql`${is(freeStatus)} and holder.going_on = 1`,
  retired_held: sql`${is(retiredStatus)} and holder.going_on > 0`,
  held_twice: sql`holder.going_on > 1`,
  other_project: differs(sql`${equipment.currentProjectId} is distinct from holder.project_id`),
  other_location: differs(sql`${equipment.currentLocation} is distinct from holder.location`),
  other_commitment: differs(sql`${equipment.commitmentDate} is distinct from holder.start_date`),
};

/**
 * A row for each unit and fault, with the assignment that has it. On the last day of an assignment its unit may be rented
 * or free.
 */
export const unitsAtFault = (ctx: Context): SQL => sql`
  select ${equipment.id} as unit_id, found.fault, holder.project_id, holder.location, holder.start_date
  from ${equipment}
  left join (${holders(ctx)}) as holder on holder.unit_id = ${equipment.id}
  cross join lateral (values ${sql.join(
    availabilityFaults.map((fault) => sql`(${fault}::text, ${conditions[fault]})`),
    sql`, `,
  )}) as found(fault, is_so)
  where ${undeleted(equipment)} and ${equipment.type} <> ${serviceType} and found.is_so`;
