import { and, asc, eq, gte, lte, sql } from "drizzle-orm";
import { assignments, equipment, partners, projects } from "@/db/schema";
import type { Context } from "../kernel/context";
import { unretired } from "../placement/holding";
import { ofUnits } from "../placement/of-kind";
import { addDays } from "../values/dates";

const soon = 15;

export const listEndingSoon = (ctx: Context, atMost: number) =>
  ctx.db
    .select({
      id: assignments.id,
      code: equipment.code,
      equipmentId: equipment.id,
      endDate: sql<string>`${assignments.endDate}`,
      projectId: projects.id,
      location: projects.location,
      partnerName: partners.name,
      inAll: sql<number>`(count(*) over ())::int`,
    })
    .from(assignments)
    .innerJoin(equipment, eq(equipment.id, assignments.equipmentId))
    .innerJoin(projects, eq(projects.id, assignments.projectId))
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .where(
      and(
        unretired(assignments),
        ofUnits(assignments),
        gte(assignments.endDate, ctx.today),
        lte(assignments.endDate, addDays(ctx.today, soon)),
      ),
    )
    .orderBy(asc(assignments.endDate), asc(assignments.id))
    .limit(atMost);

export type EndingSoon = Awaited<ReturnType<typeof listEndingSoon>>[number];
