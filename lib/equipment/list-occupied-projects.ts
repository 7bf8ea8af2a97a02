import { and, asc, eq, isNotNull } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { equipment, partners, projects } from "@/db/schema";
import { inSpanish } from "@/db/search";
import type { Context } from "../kernel/context";

export const listOccupiedProjects = (ctx: Context) =>
  ctx.db
    .selectDistinctOn([inSpanish(partners.name), inSpanish(projects.location), projects.id], {
      id: projects.id,
      location: projects.location,
      partnerName: partners.name,
    })
    .from(equipment)
    .innerJoin(projects, eq(projects.id, equipment.currentProjectId))
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .where(and(undeleted(equipment), isNotNull(equipment.currentProjectId)))
    .orderBy(asc(inSpanish(partners.name)), asc(inSpanish(projects.location)), asc(projects.id));
