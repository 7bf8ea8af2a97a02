import type { Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { isOutOfService } from "../placement/availability";
import { lockUnits } from "../placement/lock-units";
import { lockPromising } from "../unit-claims/lock-promising";
import { equipmentIdsOf, type NamedAssignment } from "./queries";

/** Locks them before anything is written; refused when one was deleted or put out of service meanwhile. */
export async function lockReturning(ctx: Context, all: readonly NamedAssignment[]) {
  await lockPromising(ctx, equipmentIdsOf(all));
  const units = await lockUnits(ctx, equipmentIdsOf(all));
  const gone = units.find((unit) => unit.isDeleted || isOutOfService(unit));
  if (gone)
    throw new Refused(`${gone.code} está eliminado o fuera de servicio.`, "resource_unavailable");
}
