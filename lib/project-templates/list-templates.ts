import { and, asc, type SQL } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { projectTemplates } from "@/db/schema";
import { contains, inSpanish, orEmpty } from "@/db/search";
import type { Context } from "../kernel/context";
import type { Listed } from "../lists/page";
import { type ListRequest, listedOf, orderOf } from "../lists/sql";
import type { ProjectTemplate } from "./get-template";

const sortable = { name: inSpanish(projectTemplates.name) };

const matching = ({ search }: ListRequest): SQL | undefined =>
  and(
    undeleted(projectTemplates),
    contains([projectTemplates.name, orEmpty(projectTemplates.notes)], search),
  );

/** By name. */
export function listTemplates(ctx: Context, asked: ListRequest): Promise<Listed<ProjectTemplate>> {
  const where = matching(asked);
  const usual = [asc(inSpanish(projectTemplates.name))];
  const rows = ctx.db
    .select()
    .from(projectTemplates)
    .where(where)
    .orderBy(...orderOf(asked.sort, sortable, usual, projectTemplates.id));
  return listedOf(rows, () => ctx.db.$count(projectTemplates, where), asked.page);
}
