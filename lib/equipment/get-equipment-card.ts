import { and, count, eq, max, or, sql } from "drizzle-orm";
import { live } from "@/db/live";
import { assignments, partners, projects } from "@/db/schema";
import type { Context } from "../kernel/context";
import { isRented } from "../placement/availability";
import { type Day, dayOf } from "../values/dates";
import { type Equipment, getEquipment } from "./get-equipment";

export type EquipmentCard = {
  unit: Equipment;
  project: { id: number; location: string; partnerName: string } | null;
  since: Day;
  assignmentCount: number;
};

const placeOf = (ctx: Context, projectId: number) =>
  ctx.db
    .select({ id: projects.id, location: projects.location, partnerName: partners.name })
    .from(projects)
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .where(eq(projects.id, projectId));

const lastDay = sql`coalesce(${assignments.retirementDate}, ${assignments.endDate})`;

const usesOf = (ctx: Context, id: number) =>
  ctx.db
    .select({
      live: count(sql`case when not ${assignments.isRetired} then 1 end`),
      lastDay: max(sql<Day>`case when ${assignments.equipmentId} = ${id} then ${lastDay} end`),
    })
    .from(assignments)
    .where(
      and(
        or(eq(assignments.equipmentId, id), eq(assignments.servedEquipmentId, id)),
        live(assignments),
      ),
    );

export async function getEquipmentCard(
  ctx: Context,
  ref: { equipmentId: number },
): Promise<EquipmentCard> {
  const unit = await getEquipment(ctx, ref);
  const [[uses], [project]] = await Promise.all([
    usesOf(ctx, unit.id),
    placeOf(ctx, unit.currentProjectId ?? 0),
  ]);
  const registered = dayOf(unit.createdAt, ctx.timeZone);
  const came = isRented(unit) ? unit.commitmentDate : uses?.lastDay;
  return {
    unit,
    project: project ?? null,
    since: came ?? registered,
    assignmentCount: uses?.live ?? 0,
  };
}
