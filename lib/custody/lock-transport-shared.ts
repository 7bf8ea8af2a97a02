import type { BaseContext } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { lockStaffMemberShared } from "../staff/get-staff-member";
import { lockVehicleShared } from "../vehicles/get-vehicle";
import type { Transport } from "./list-expired-papers";

type NamedTransport = Omit<Transport, "date">;

const none: NamedTransport = { staffId: null, vehicleId: null };

/** The newly named; 404 when one is missing or inactive. Those that stay may have become inactive. */
export async function lockTransportShared(ctx: BaseContext, named: NamedTransport, before = none) {
  const { staffId, vehicleId } = named;
  const member =
    staffId && staffId !== before.staffId ? await lockStaffMemberShared(ctx, { staffId }) : null;
  if (member?.isActive === false) throw new NotFound("El técnico está inactivo.");
  const vehicle =
    vehicleId && vehicleId !== before.vehicleId
      ? await lockVehicleShared(ctx, { vehicleId })
      : null;
  if (vehicle?.isActive === false) throw new NotFound("El vehículo está inactivo.");
  return { member, vehicle };
}
