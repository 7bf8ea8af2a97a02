import { and, asc, desc, eq, not } from "drizzle-orm";
import { partners, projects } from "@/db/schema";
import type { Context } from "../kernel/context";

/** What the live projects are called, open ones first and the newest before; one query. */
export const listProjectNames = (ctx: Context) =>
  ctx.db
    .select({ id: projects.id, location: projects.location, partnerName: partners.name })
    .from(projects)
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .where(and(projects.isActive, not(projects.isDeleted)))
    .orderBy(asc(projects.isClosed), desc(projects.startDate), asc(projects.id));
