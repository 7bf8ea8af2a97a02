import type { BaseContext } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { lockPartnerShared } from "../partners/get-partner";

/** 404 when missing, inactive or deleted. */
export async function lockActivePartnerShared(ctx: BaseContext, partnerId: number) {
  const partner = await lockPartnerShared(ctx, { partnerId });
  if (!partner.isActive) throw new NotFound("El cliente está inactivo.");
  return partner;
}
