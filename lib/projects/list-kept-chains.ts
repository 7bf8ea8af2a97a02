import { and, eq, type SQL } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { custodyChains, projects, worksheets } from "@/db/schema";
import type { BaseContext } from "../kernel/context";

export const listKeptChains = (ctx: BaseContext, where: SQL) =>
  ctx.db
    .select({ id: custodyChains.id })
    .from(custodyChains)
    .innerJoin(worksheets, eq(worksheets.id, custodyChains.worksheetId))
    .innerJoin(projects, eq(projects.id, worksheets.projectId))
    .where(and(where, undeleted(custodyChains), undeleted(worksheets), undeleted(projects)))
    .limit(1);
