import { and, count, not, sql } from "drizzle-orm";
import { live } from "@/db/live";
import { assignments, equipment } from "@/db/schema";
import { isTechnician } from "../auth/roles";
import { conditionsInNeed } from "../equipment/condition";
import { listEquipment } from "../equipment/list-equipment";
import type { Context } from "../kernel/context";
import { availabilitiesInService } from "../placement/availability";
import { service } from "../placement/availability-conditions";
import { holdingOn } from "../placement/holding";
import { listProjects } from "../projects/list-projects";
import { costOn } from "../rates/cost-on";
import type { Decimal } from "../values/decimal";
import { fleetOf } from "./fleet";
import { listEndingSoon } from "./list-ending-soon";

const shown = 5;

const countUnits = (ctx: Context) =>
  ctx.db
    .select({
      type: equipment.type,
      availability: equipment.availability,
      condition: equipment.condition,
      units: count(),
    })
    .from(equipment)
    .where(and(live(equipment), not(service(equipment))))
    .groupBy(equipment.type, equipment.availability, equipment.condition);

/** US$ a day that the units at work today earn. */
async function dailyRent(ctx: Context): Promise<Decimal> {
  const [row] = await ctx.db
    .select({ total: sql<Decimal>`coalesce(sum(${costOn(ctx.today)}), 0)::text` })
    .from(assignments)
    .where(holdingOn(assignments, ctx.today));
  return row?.total ?? "0";
}

export type Fieldwork = Awaited<ReturnType<typeof getFieldwork>>;

export async function getFieldwork(ctx: Context) {
  const page = { page: 1, pageSize: shown };
  const attention = await listEquipment(ctx, {
    conditions: conditionsInNeed,
    availabilities: availabilitiesInService,
    isActive: true,
    withServices: false,
    sort: { field: "condition", direction: "asc" },
    page,
  });
  const [units, openProjects, endings, rent] = await Promise.all([
    countUnits(ctx),
    listProjects(ctx, {
      isClosed: false,
      sort: { field: "end_date", direction: "asc" },
      page,
    }),
    listEndingSoon(ctx, shown),
    isTechnician(ctx.caller.user) ? null : dailyRent(ctx),
  ]);
  return { fleet: fleetOf(units), openProjects, endings, attention, dailyRent: rent };
}
