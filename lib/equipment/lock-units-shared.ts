import { and, asc, or } from "drizzle-orm";
import { among } from "@/db/among";
import { undeleted } from "@/db/live";
import { equipment } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { shared } from "../kernel/lock";

type Names = readonly (number | null | undefined)[];

const idsIn = (names: Names) => [...new Set(names.flatMap((id) => id ?? []))];

/** Locks them by id, so that two writers never deadlock. 404 for a missing one, unless the list named it before. */
export async function lockUnitsShared(ctx: BaseContext, named: Names, before: Names = []) {
  const ids = idsIn(named);
  const nameable = or(undeleted(equipment), among(equipment.id, idsIn(before)));
  if (ids.length === 0) return;
  const found = await ctx.db
    .select({ id: equipment.id })
    .from(equipment)
    .where(and(among(equipment.id, ids), nameable))
    .orderBy(asc(equipment.id))
    .for(shared);
  const known = new Set(found.map(({ id }) => id));
  const missing = ids.find((id) => !known.has(id));
  if (missing) throw new NotFound(`No existe el equipo o servicio ${missing}.`);
}
