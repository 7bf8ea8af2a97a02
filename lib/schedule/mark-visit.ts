import { eq } from "drizzle-orm";
import type { z } from "zod";
import { visits } from "@/db/schema";
import { getHeldAssignment } from "../assignments/get-assignment";
import { isOccurrence } from "../assignments/occurrences";
import type { PlacedAssignment } from "../assignments/queries";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { holdResponsible } from "../calendar/hold-responsible";
import { atomically, type Context } from "../kernel/context";
import { Invalid, Refused } from "../kernel/errors";
import type { Project } from "../projects/get-project";
import { isDone, isMoved } from "../states/visit";
import { showDay } from "../values/dates";
import { single } from "../values/rows";
import { findVisit } from "./get-visit";
import type { VisitInput } from "./input";
import { standsOn, visitedOn } from "./plan";
import type { Visit } from "./queries";

type Asked = z.output<typeof VisitInput>;

/** `isNew`: it is the first word about that visit. */
export type MarkedVisit = { visit: Visit; projectId: number; isNew: boolean };

/**
 * Done, skipped or moved; again, that record changes. 400 for a day on which none is planned. A moved visit
 * that is done stays on its new day.
 */
export const markVisit = (ctx: Context, asked: Asked): Promise<MarkedVisit> =>
  atomically(ctx, async (ctx) => {
    const { assignment, project } = await getHeldAssignment(ctx, asked);
    const before = await findVisit(ctx, asked);
    await holdResponsible(ctx, asked.staffId, before?.staffId);
    assertVisitable(assignment, project);
    assertPlanned(assignment, asked, before);
    assertMove(assignment, asked);

    const visit = await save(ctx, asked, before);
    await refreshWorksheets(ctx, project.id);
    return { visit, projectId: project.id, isNew: !before };
  });

function assertVisitable(assignment: PlacedAssignment, project: Project) {
  if (project.isClosed) throw new Refused("El proyecto está cerrado.", "project_closed");
  if (assignment.kind !== "SERVICIO")
    throw new Refused("Solo los servicios tienen visitas.", "no_visits");
}

/** A day of the series, or one already spoken of while the service stands: its frequency may have changed since. */
function assertPlanned(service: PlacedAssignment, { plannedDate }: Asked, before?: Visit) {
  const isPlanned = before
    ? standsOn(service, plannedDate) || standsOn(service, visitedOn(before))
    : isOccurrence(service, plannedDate);
  if (!isPlanned)
    throw new Refused(
      `El servicio no tiene visita prevista el ${showDay(plannedDate)}.`,
      "not_an_occurrence",
    );
}

function assertMove(service: PlacedAssignment, { movedTo, ...visit }: Asked) {
  if (!isMoved(visit) || !movedTo || standsOn(service, movedTo)) return;
  const message = `El servicio no está en operación el ${showDay(movedTo)}.`;
  throw new Invalid(message, { moved_to: [message] });
}

const movedToAfter = ({ movedTo, ...visit }: Asked, before?: Visit) => {
  if (isMoved(visit)) return movedTo ?? null;
  return isDone(visit) ? (before?.movedTo ?? null) : null;
};

const reasonAfter = ({ status, reason }: Asked, before?: Visit) =>
  reason === undefined && status === before?.status ? before.reason : (reason ?? null);

async function save(ctx: Context, asked: Asked, before?: Visit): Promise<Visit> {
  const values = {
    ...asked,
    movedTo: movedToAfter(asked, before),
    reason: reasonAfter(asked, before),
  };
  return single(
    before
      ? await ctx.db.update(visits).set(values).where(eq(visits.id, before.id)).returning()
      : await ctx.db.insert(visits).values(values).returning(),
  );
}
