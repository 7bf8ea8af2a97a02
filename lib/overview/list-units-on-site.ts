import { and, asc, eq } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { equipment, projects } from "@/db/schema";
import type { Context } from "../kernel/context";

export const listUnitsOnSite = (ctx: Context, partnerId: number) =>
  ctx.db
    .select({
      id: equipment.id,
      code: equipment.code,
      name: equipment.name,
      type: equipment.type,
      condition: equipment.condition,
      location: equipment.currentLocation,
      projectId: projects.id,
      since: equipment.commitmentDate,
    })
    .from(equipment)
    .innerJoin(projects, eq(projects.id, equipment.currentProjectId))
    .where(and(eq(projects.partnerId, partnerId), undeleted(equipment)))
    .orderBy(asc(equipment.type), asc(equipment.code), asc(equipment.id));

export type UnitOnSite = Awaited<ReturnType<typeof listUnitsOnSite>>[number];
