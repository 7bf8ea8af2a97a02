import { listUnbilled } from "@/lib/billing/list-unbilled";
import { createWriteOff } from "@/lib/write-offs/create-write-off";
import { WriteOffInput } from "@/lib/write-offs/input";
import type { Moment } from "./moment";

const days = 7;

export async function seedWriteOff(at: Moment, projectId: number, closedDaysAgo: number) {
  const then = at(closedDaysAgo - 3);
  const { rows } = await listUnbilled(then, { projectId, page: null });
  const [part] = rows.flatMap((row) => row.parts);
  if (!part) throw new RangeError("The closed project of the demonstration billed everything");
  const body = {
    project_resource_id: part.assignmentId,
    dates: part.days.slice(0, days),
    reason: "Semana de instalación sin uso, acordada con el cliente en el acta de cierre.",
  };
  await createWriteOff(then, WriteOffInput.parse(body));
}
