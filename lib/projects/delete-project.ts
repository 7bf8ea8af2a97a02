import { eq } from "drizzle-orm";
import { projects } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { lockProject } from "./lock-project";
import { countLiveAssignments } from "./queries";

/** Refused while equipment or services are assigned to it. */
export const deleteProject = (ctx: Context, { projectId }: { projectId: number }) =>
  atomically(ctx, async (ctx) => {
    await lockProject(ctx, { projectId });
    if ((await countLiveAssignments(ctx, projectId)) > 0)
      throw new Refused(
        "El proyecto tiene equipos o servicios asignados. Retírelos antes de eliminarlo.",
        "project_in_use",
      );
    await ctx.db.update(projects).set({ isDeleted: true }).where(eq(projects.id, projectId));
  });
