import type { BaseContext } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { lockStaffMemberShared } from "../staff/get-staff-member";
import { lockVehicleShared } from "../vehicles/get-vehicle";
import type { StaffAndVehicle } from "./propose";

/** 404 when one is missing or inactive. */
export async function lockStaffAndVehicleShared(
  ctx: BaseContext,
  { staffId, vehicleId }: StaffAndVehicle,
) {
  const member = staffId ? await lockStaffMemberShared(ctx, { staffId }) : null;
  if (member?.isActive === false) throw new NotFound("El técnico está inactivo.");
  const vehicle = vehicleId ? await lockVehicleShared(ctx, { vehicleId }) : null;
  if (vehicle?.isActive === false) throw new NotFound("El vehículo está inactivo.");
  return { member, vehicle };
}
