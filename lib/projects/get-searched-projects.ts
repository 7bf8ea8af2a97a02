import { and, eq } from "drizzle-orm";
import { live } from "@/db/live";
import { projects } from "@/db/schema";
import type { Context } from "../kernel/context";
import { projectChoice } from "./project-option";

/** The choices of a filter that are asked for as somebody types; here only the chosen one. */
export async function getSearchedProjects(ctx: Context, projectId: number | undefined) {
  const found = projectId
    ? await ctx.db
        .select({ id: projects.id, location: projects.location })
        .from(projects)
        .where(and(live(projects), eq(projects.id, projectId)))
    : [];
  return { source: "projects", chosen: found.map(projectChoice) } as const;
}
