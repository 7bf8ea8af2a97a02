import { asc, desc, eq } from "drizzle-orm";
import { live } from "@/db/live";
import { partners, projects } from "@/db/schema";
import type { Context } from "../kernel/context";

export const listProjectNames = (ctx: Context) =>
  ctx.db
    .select({ id: projects.id, location: projects.location, partnerName: partners.name })
    .from(projects)
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .where(live(projects))
    .orderBy(asc(projects.isClosed), desc(projects.startDate), asc(projects.id));
