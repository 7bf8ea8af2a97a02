import { asc, eq, sql } from "drizzle-orm";
import { assignments, equipment, partners, projects } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { overdueOn } from "../placement/holding";
import type { Day } from "../values/dates";
import { unitColumns } from "./unit-columns";

const columns = {
  id: assignments.id,
  unit: unitColumns,
  projectId: projects.id,
  partnerId: projects.partnerId,
  partnerName: partners.name,
  location: projects.location,
  expectedReturnDate: sql<Day>`${assignments.expectedReturnDate}`,
};

/** Units that are still out though they were thought to be back by today; the longest late first. */
export const listLateStays = (ctx: BaseContext) =>
  ctx.db
    .select(columns)
    .from(assignments)
    .innerJoin(equipment, eq(equipment.id, assignments.equipmentId))
    .innerJoin(projects, eq(projects.id, assignments.projectId))
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .where(overdueOn(assignments, ctx.today))
    .orderBy(asc(assignments.expectedReturnDate), asc(assignments.id));

export type LateStay = Awaited<ReturnType<typeof listLateStays>>[number];
