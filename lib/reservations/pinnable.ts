import { and, asc } from "drizzle-orm";
import { among } from "@/db/among";
import { live } from "@/db/live";
import { equipment } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { exclusive } from "../kernel/lock";
import { inService } from "../placement/availability-conditions";
import { isOfReservation } from "../placement/claim-kind";
import { listUnitClaims } from "../unit-claims/list-unit-claims";
import { type Day, later } from "../values/dates";
import { groupedBy } from "../values/rows";
import type { AskedLine, Pinnable } from "./pin-units";
import type { ReservationLine } from "./queries";
import { countLeftToAssign } from "./summary";

export const unassignedUnits = ({ units }: Pick<ReservationLine, "units">) =>
  units.filter(({ assignmentId }) => assignmentId === null);

/** What is left of it; the units that stand for it are preferred. */
export const remainderOfLine = (line: ReservationLine, today: Day): AskedLine => ({
  type: line.type,
  quantity: countLeftToAssign(line),
  from: later(line.fromDate, today),
  to: line.toDate,
  minCapacityGallons: line.minCapacityGallons,
  preferred: unassignedUnits(line).map(({ equipmentId }) => equipmentId),
});

type Unit = typeof equipment.$inferSelect;
export type PinnableUnit = Unit & Pinnable;
type Lines = readonly ReservationLine[];

const selectAble = (ctx: BaseContext, lines: Lines) =>
  ctx.db
    .select()
    .from(equipment)
    .where(
      and(
        live(equipment),
        inService(equipment),
        among(
          equipment.type,
          lines.map(({ type }) => type),
        ),
      ),
    )
    .orderBy(asc(equipment.id))
    .$dynamic();

async function withClaims(
  ctx: BaseContext,
  lines: Lines,
  units: readonly Unit[],
): Promise<PinnableUnit[]> {
  const own = new Set(lines.flatMap((line) => line.units.map(({ id }) => id)));
  const equipmentIds = units.map(({ id }) => id);
  const span = { from: ctx.today, to: null };
  const claims = await listUnitClaims(ctx, { equipmentIds, span });
  const held = groupedBy(
    claims.filter((claim) => claim.isFirm && !(isOfReservation(claim) && own.has(claim.sourceId))),
    ({ equipmentId }) => equipmentId,
  );
  return units.map((unit) => ({ ...unit, claims: held.get(unit.id) ?? [] }));
}

/** All that could serve, with what others hold of them. */
export const listPinnable = async (ctx: BaseContext, lines: Lines) =>
  withClaims(ctx, lines, await selectAble(ctx, lines));

/** Those of {@link listPinnable}, locked by id: they are about to be promised. */
export const lockPinnable = async (ctx: BaseContext, lines: Lines) =>
  withClaims(ctx, lines, await selectAble(ctx, lines).for(exclusive));
