import { aliasedTable, and, eq, exists, not, or } from "drizzle-orm";
import { among } from "@/db/among";
import { assignments, equipment } from "@/db/schema";
import type { Context } from "../kernel/context";
import { groupedBy } from "../values/rows";
import { available } from "./availability";
import { rented } from "./availability-conditions";
import { holdingAfter } from "./holding";

type Stay = { equipmentId: number; projectId: number };

const holder = aliasedTable(assignments, "holder");

/** Assignments to the project it is at that keep the outer statement's unit after today. */
const keepers = (ctx: Context) =>
  ctx.db
    .select({ id: holder.id })
    .from(holder)
    .where(
      and(
        eq(holder.equipmentId, equipment.id),
        eq(holder.projectId, equipment.currentProjectId),
        holdingAfter(holder, ctx.today),
      ),
    );

/** Except those that work elsewhere, or that another assignment of the project still holds. */
export async function freeUnits(ctx: Context, stays: readonly Stay[]): Promise<void> {
  if (stays.length === 0) return;
  const byProject = [...groupedBy(stays, ({ projectId }) => projectId)];
  const there = byProject.map(([projectId, together]) =>
    and(
      eq(equipment.currentProjectId, projectId),
      among(
        equipment.id,
        together.map(({ equipmentId }) => equipmentId),
      ),
    ),
  );
  await ctx.db
    .update(equipment)
    .set(available)
    .where(and(rented(equipment), or(...there), not(exists(keepers(ctx)))));
}
