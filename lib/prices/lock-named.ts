import { and, eq } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { equipment } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { invalidField } from "../kernel/errors";
import { shared } from "../kernel/lock";
import { lockPartnerShared } from "../partners/get-partner";
import { service } from "../placement/availability-conditions";
import type { Price } from "./price-on";

/** The client, then the service, that a price names. */
export async function lockNamedShared(
  ctx: BaseContext,
  { partnerId, serviceId }: Pick<Price, "partnerId" | "serviceId">,
): Promise<void> {
  if (partnerId !== null) await lockPartnerShared(ctx, { partnerId });
  if (serviceId === null) return;
  const found = await ctx.db
    .select({ id: equipment.id })
    .from(equipment)
    .where(and(eq(equipment.id, serviceId), undeleted(equipment), service(equipment)))
    .for(shared);
  if (found.length === 0) throw invalidField("resource_item_id", "No existe el servicio.");
}
