import { asc, eq } from "drizzle-orm";
import { live } from "@/db/live";
import { partners, projects } from "@/db/schema";
import type { Context } from "../kernel/context";

export const listLiveProjects = (ctx: Context) =>
  ctx.db
    .select({
      id: projects.id,
      partnerName: partners.name,
      location: projects.location,
      isClosed: projects.isClosed,
    })
    .from(projects)
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .where(live(projects))
    .orderBy(asc(projects.id));
