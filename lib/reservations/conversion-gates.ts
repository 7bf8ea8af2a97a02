import type { GateAsked } from "../compliance/check-gate";
import type { Context } from "../kernel/context";
import { later } from "../values/dates";
import { groupedBy } from "../values/rows";
import type { PromisedUnit } from "./choose-units-to-go";

/** Units are to be fit on the day that they go out; what comes to an end later is the forecast's. */
export const conversionGates = (
  ctx: Context,
  of: { reservationId: number; projectId: number },
  going: readonly PromisedUnit[],
): GateAsked[] =>
  [...groupedBy(going, ({ line }) => later(line.fromDate, ctx.today))].map(([day, chosen]) => ({
    act: "RESERVATION",
    actId: of.reservationId,
    projectId: of.projectId,
    from: day,
    to: day,
    technicalIds: [],
    vehicleIds: [],
    resourceIds: chosen.map(({ unit }) => unit.equipmentId),
  }));
