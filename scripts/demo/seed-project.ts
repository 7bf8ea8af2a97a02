import { AddResources } from "@/lib/assignments/add-input";
import { assignResources } from "@/lib/assignments/assign-resources";
import { AssignmentRelease } from "@/lib/assignments/input";
import { listUnretiredAssignments } from "@/lib/assignments/queries";
import { releaseAssignment } from "@/lib/assignments/release-assignment";
import { closeProject } from "@/lib/closure/close-project";
import { createProject } from "@/lib/projects/create-project";
import { ProjectInput } from "@/lib/projects/input";
import { addDays } from "@/lib/values/dates";
import type { Moment } from "./moment";
import type { Delivery, DemoProject } from "./project";

/** By code or tax number. */
export type Ids = Map<string, number>;

export const idOf = (ids: Ids, code: string): number => {
  const id = ids.get(code);
  if (id === undefined) throw new RangeError(`The demonstration names no ${code}`);
  return id;
};

const itemsOf = (projectId: number, delivery: Delivery, units: Ids, today: string) =>
  delivery.codes.map((code) => ({
    project_id: projectId,
    resource_id: idOf(units, code),
    cost: delivery.cost,
    operation_start_date: addDays(today, -delivery.daysAgo),
    operation_end_date: delivery.endsIn === undefined ? null : addDays(today, delivery.endsIn),
    ...(delivery.returnsIn === undefined
      ? {}
      : { expected_return_date: addDays(today, delivery.returnsIn) }),
    ...(delivery.maintenance ? { maintenance_cost: delivery.maintenance } : {}),
    ...frequencyOf(delivery),
  }));

function frequencyOf({ weekdays, monthdays, everyDays }: Delivery) {
  if (weekdays) return { frequency_type: "WEEK" as const, weekdays };
  if (monthdays) return { frequency_type: "MONTH" as const, monthdays };
  return { frequency_type: "DAY" as const, interval_days: everyDays ?? 1 };
}

export async function seedProject(
  at: Moment,
  project: DemoProject,
  partnerId: number,
  units: Ids,
): Promise<number> {
  const { today } = at(0);
  const { id } = await createProject(
    at(project.daysAgo + 3),
    ProjectInput.parse({
      partner_id: partnerId,
      location: project.location,
      cardinal_point: project.cardinal_point,
      contact_name: project.contact_name,
      contact_phone: project.contact_phone,
      bloque: project.bloque,
      coordinates: project.coordinates,
      start_date: addDays(today, -project.daysAgo),
      end_date: project.endsIn === undefined ? null : addDays(today, project.endsIn),
    }),
  );
  for (const delivery of project.deliveries) {
    const items = itemsOf(id, delivery, units, today);
    await assignResources(at(delivery.daysAgo), AddResources.parse({ items }));
  }
  await seedReturns(at, project, id, units);
  if (project.closedDaysAgo !== undefined)
    await closeProject(at(project.closedDaysAgo), { projectId: id });
  return id;
}

async function seedReturns(at: Moment, { retired }: DemoProject, projectId: number, units: Ids) {
  if (!retired) return;
  const wanted = retired.codes.map((code) => idOf(units, code));
  const then = at(retired.daysAgo);
  for (const { id, equipmentId, kind } of await listUnretiredAssignments(then, projectId)) {
    if (kind === "EQUIPO" && wanted.includes(equipmentId))
      await releaseAssignment(
        then,
        AssignmentRelease.parse({ id, retirement_reason: retired.reason }),
      );
  }
}
