import { eq } from "drizzle-orm";
import { projects } from "@/db/schema";
import type { Context } from "../kernel/context";
import { later } from "../values/dates";
import type { Project } from "./get-project";

/** One without an end ends today, or on its first day when that is still to come. */
export const markClosed = (ctx: Context, { id, startDate, endDate }: Project) =>
  ctx.db
    .update(projects)
    .set({ isClosed: true, closedOn: ctx.today, endDate: endDate ?? later(ctx.today, startDate) })
    .where(eq(projects.id, id));
