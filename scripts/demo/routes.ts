import { fillRoutes } from "@/lib/dispatch/fill-routes";
import { listWork } from "@/lib/dispatch/list-work";
import { CrewInput, ProposeInput, PublishInput } from "@/lib/dispatch/plan-input";
import { publishRoutes } from "@/lib/dispatch/publish-routes";
import { setCrew } from "@/lib/dispatch/set-crew";
import { addDays, weekdayOf } from "@/lib/values/dates";
import type { Moment } from "./moment";
import type { Crew } from "./people-and-trucks";

/** Those of a site go together; every fifth service is left to whoever went last. */
async function seedCrews(at: Moment, crew: Crew) {
  const { today } = at(0);
  const work = await listWork(at(0), { from: today, to: addDays(today, 6) });
  const services = new Map(
    work.flatMap((entry) =>
      entry.kind === "visit" && !entry.isClosed
        ? [[entry.assignmentId, entry.project.id] as const]
        : [],
    ),
  );
  const turns = new Map([...new Set(services.values())].map((site, turn) => [site, turn]));
  for (const [index, [assignmentId, projectId]] of [...services].entries()) {
    if (index % 5 === 4) continue;
    const turn = turns.get(projectId) ?? 0;
    await setCrew(
      at(1),
      CrewInput.parse({
        project_resource_id: assignmentId,
        technical_id: crew.members[turn % crew.members.length]?.id,
        vehicle_id: crew.vehicles[turn % crew.vehicles.length]?.id,
      }),
    );
  }
}

/** From today to the end of the week; today and tomorrow their technicians know of. The next week is left to plan. */
export async function seedRoutes(at: Moment, crew: Crew) {
  const { today } = at(0);
  await seedCrews(at, crew);
  const sunday = addDays(today, 6 - weekdayOf(today));
  await fillRoutes(at(0), ProposeInput.parse({ from: today, to: sunday }));
  await publishRoutes(at(0), PublishInput.parse({ from: today, to: addDays(today, 1) }));
}
