import { and, eq } from "drizzle-orm";
import { among } from "@/db/among";
import { unitClaims } from "@/db/schema";
import { freedomOf } from "../availability/freedom";
import type { Turnaround } from "../availability/get-turnaround";
import { listNamedClaims } from "../availability/list-named-claims";
import type { BaseContext } from "../kernel/context";
import { isOfReservation } from "../placement/claim-kind";
import { meets } from "../unit-claims/list-unit-claims";
import { aDayAtLeast, addDays } from "../values/dates";
import { groupedBy } from "../values/rows";
import type { ReservedUnit } from "./list-reserved-units";
import { remainderOfLine, unassignedUnits } from "./pinnable";
import type { ReservationLine } from "./queries";

/** By unit of a line: what others firmly have of its days and of those it takes to make one ready. */
export async function getTakenDays(
  ctx: BaseContext,
  line: ReservationLine,
  turnaround: Turnaround,
) {
  const span = aDayAtLeast(remainderOfLine(line, ctx.today));
  const between = turnaround.of(line);
  const units = unassignedUnits(line);
  const own = new Set(units.map(({ id }) => id));
  const ids = units.map(({ equipmentId }) => equipmentId);
  const wide = { from: addDays(span.from, -between), to: span.to && addDays(span.to, between) };
  const claims = await listNamedClaims(
    ctx,
    and(among(unitClaims.equipmentId, ids), eq(unitClaims.isFirm, true), meets(wide)),
  );
  const others = claims.filter((claim) => !(isOfReservation(claim) && own.has(claim.sourceId)));
  const byUnit = groupedBy(others, ({ equipmentId }) => equipmentId);
  const asked = { span, today: ctx.today, turnaround: between };
  return ({ equipmentId }: ReservedUnit) => freedomOf(byUnit.get(equipmentId) ?? [], asked).taken;
}
