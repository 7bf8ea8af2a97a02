import { and } from "drizzle-orm";
import { live } from "@/db/live";
import { equipment } from "@/db/schema";
import { inSpanish } from "@/db/search";
import type { BaseContext } from "../kernel/context";
import { service } from "../placement/availability-conditions";

/** Services of an inventory are few. */
const atMost = 1_000;

export const listPricedServices = (ctx: BaseContext) =>
  ctx.db
    .select({ id: equipment.id, code: equipment.code, name: equipment.name })
    .from(equipment)
    .where(and(live(equipment), service(equipment)))
    .orderBy(inSpanish(equipment.code), equipment.id)
    .limit(atMost);
