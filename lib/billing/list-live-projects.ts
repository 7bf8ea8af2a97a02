import { and, asc, eq } from "drizzle-orm";
import { among } from "@/db/among";
import { live } from "@/db/live";
import { partners, projects } from "@/db/schema";
import type { Context } from "../kernel/context";

export const listLiveProjects = (ctx: Context, ids?: readonly number[]) =>
  ctx.db
    .select({
      id: projects.id,
      partnerName: partners.name,
      location: projects.location,
      isClosed: projects.isClosed,
    })
    .from(projects)
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .where(and(live(projects), ids && among(projects.id, ids)))
    .orderBy(asc(projects.id));
