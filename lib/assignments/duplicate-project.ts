import type * as z from "zod";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { isServiceAssignment, isUnitAssignment } from "../placement/assignment-kind";
import { createProject } from "../projects/create-project";
import { getProject, type Project } from "../projects/get-project";
import type { DuplicatedProject } from "../projects/input";
import { assignResources } from "./assign-resources";
import { onSameTerms } from "./on-same-terms";
import { listUnretiredAssignments } from "./queries";

/** `unitCount` is how many units the source has: they are rented there, so others are to be assigned. */
export type DuplicateProject = Project & { sourceId: number; unitCount: number };

/** Refuses a service that is no longer one of the source's. */
export const duplicateProject = (
  ctx: Context,
  { sourceId, assignmentIds, ...input }: z.output<typeof DuplicatedProject>,
): Promise<DuplicateProject> =>
  atomically(ctx, async (ctx) => {
    await getProject(ctx, { projectId: sourceId });
    const assigned = await listUnretiredAssignments(ctx, sourceId);
    const services = new Map(
      assigned.filter(isServiceAssignment).map((service) => [service.id, service]),
    );
    const chosen = assignmentIds.flatMap((id) => services.get(id) ?? []);
    if (chosen.length < assignmentIds.length)
      throw new Refused(
        "Un servicio elegido ya no está activo: actualice la página y elija otra vez.",
      );
    const project = await createProject(ctx, input);
    if (chosen.length > 0)
      await assignResources(ctx, { items: chosen.map((service) => onSameTerms(service, project)) });
    return { ...project, sourceId, unitCount: assigned.filter(isUnitAssignment).length };
  });
