import { and, asc, eq } from "drizzle-orm";
import { worksheets } from "@/db/schema";
import type { BaseContext } from "../context";

/** The live work sheets of a project, in the order of their dates. */
export const worksheetsOf = (ctx: BaseContext, projectId: number) =>
  ctx.db
    .select()
    .from(worksheets)
    .where(and(eq(worksheets.projectId, projectId), eq(worksheets.isDeleted, false)))
    .orderBy(asc(worksheets.date), asc(worksheets.id));

export type Worksheet = Awaited<ReturnType<typeof worksheetsOf>>[number];
