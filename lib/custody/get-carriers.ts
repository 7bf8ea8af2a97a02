import type { BaseContext } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { getStaffMember } from "../staff/get-staff-member";
import { getVehicle } from "../vehicles/get-vehicle";

type Carriers = { staffId?: number | null | undefined; vehicleId?: number | null | undefined };

const none: Carriers = { staffId: null, vehicleId: null };

/**
 * The newly named, held until the chain is written; 404 when one is missing or inactive. Those that stay may
 * have become inactive.
 */
export async function getCarriers(ctx: BaseContext, named: Carriers, before = none) {
  const { staffId, vehicleId } = named;
  const member =
    staffId && staffId !== before.staffId
      ? await getStaffMember(ctx, { staffId }, { lock: "named" })
      : null;
  if (member?.isActive === false) throw new NotFound("El técnico está inactivo.");
  const vehicle =
    vehicleId && vehicleId !== before.vehicleId
      ? await getVehicle(ctx, { vehicleId }, { lock: "named" })
      : null;
  if (vehicle?.isActive === false) throw new NotFound("El vehículo está inactivo.");
  return { member, vehicle };
}
