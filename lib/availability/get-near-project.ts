import { and, eq, not } from "drizzle-orm";
import { live } from "@/db/live";
import { projects } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { projectChoice } from "../projects/project-option";

/** The choices are asked for as somebody types; here only the chosen one. Closed, it is near nothing. */
export async function getNearProject(ctx: BaseContext, projectId: number | undefined) {
  const found = projectId
    ? await ctx.db
        .select({ id: projects.id, location: projects.location })
        .from(projects)
        .where(and(live(projects), not(projects.isClosed), eq(projects.id, projectId)))
    : [];
  const id = found[0]?.id;
  return { id, choices: { source: "open-projects", chosen: found.map(projectChoice) } } as const;
}
