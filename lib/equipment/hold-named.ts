import { and, asc, inArray, not } from "drizzle-orm";
import { equipment } from "@/db/schema";
import type { BaseContext } from "../context";
import { NotFound } from "../errors";

/**
 * Holds the live records that a list names, by id, so that writing their names never deadlocks; 404 for one that does
 * not exist. Absent names are passed over.
 */
export async function holdNamed(ctx: BaseContext, named: readonly (number | null | undefined)[]) {
  const ids = [...new Set(named.flatMap((id) => id ?? []))];
  if (ids.length === 0) return;
  const found = await ctx.db
    .select({ id: equipment.id })
    .from(equipment)
    .where(and(inArray(equipment.id, ids), not(equipment.isDeleted)))
    .orderBy(asc(equipment.id))
    .for("key share");
  const known = new Set(found.map(({ id }) => id));
  const missing = ids.find((id) => !known.has(id));
  if (missing) throw new NotFound(`No existe el equipo o servicio ${missing}.`);
}
