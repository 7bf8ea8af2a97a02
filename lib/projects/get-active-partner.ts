import type { BaseContext } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { getPartner } from "../partners/get-partner";

/** Held until the project is written; 404 when missing, inactive or deleted. */
export async function getActivePartner(ctx: BaseContext, partnerId: number) {
  const partner = await getPartner(ctx, { partnerId }, { lock: "named" });
  if (!partner.isActive) throw new NotFound("El cliente está inactivo.");
  return partner;
}
