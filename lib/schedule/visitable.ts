import { isOccurrence } from "../assignments/occurrences";
import type { NamedAssignment } from "../assignments/queries";
import { invalidField, Refused } from "../kernel/errors";
import { isServiceAssignment } from "../placement/assignment-kind";
import { assertOpen } from "../projects/assert-open";
import type { Project } from "../projects/get-project";
import { isMoved } from "../states/visit";
import { showDay } from "../values/dates";
import { standsOn, visitedOn } from "./plan";
import type { Visit } from "./queries";
import type { AskedVisit } from "./visit-after";

export function assertVisitable(assignment: NamedAssignment, project: Project) {
  assertOpen(project);
  if (!isServiceAssignment(assignment))
    throw new Refused("Solo los servicios tienen visitas.", "no_visits");
}

/** A day of the series, or one that is already recorded: the frequency may have changed since. */
export function assertPlanned(
  service: NamedAssignment,
  { plannedDate }: AskedVisit,
  before?: Visit,
) {
  const isPlanned = before
    ? standsOn(service, plannedDate) || standsOn(service, visitedOn(before))
    : isOccurrence(service, plannedDate);
  if (!isPlanned)
    throw new Refused(
      `El servicio no tiene visita prevista el ${showDay(plannedDate)}.`,
      "not_an_occurrence",
    );
}

export function assertMove(service: NamedAssignment, { movedTo, ...visit }: AskedVisit) {
  if (!isMoved(visit) || !movedTo || standsOn(service, movedTo)) return;
  const message = `El servicio no está en operación el ${showDay(movedTo)}.`;
  throw invalidField("moved_to", message);
}
