import { and, eq } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { partners, projects } from "@/db/schema";
import { inSpanish } from "@/db/search";
import type { Context } from "../kernel/context";

export const listProjectPartners = (ctx: Context) =>
  ctx.db
    .selectDistinctOn([inSpanish(partners.name), partners.id], {
      id: partners.id,
      name: partners.name,
    })
    .from(projects)
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .where(and(undeleted(projects), projects.isActive))
    .orderBy(inSpanish(partners.name), partners.id);
