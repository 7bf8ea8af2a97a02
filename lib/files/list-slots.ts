import type { BaseContext } from "../context";
import { attachedTo } from "./queries";
import { type Owner, type Slots, slotsKey, slotsWith } from "./slot";

/** The slots of records, for their cards; one query whatever their number. Whoever asks knows the records live. */
export async function listSlots(ctx: BaseContext, owners: readonly Owner[]): Promise<Slots> {
  const slotsOf = slotsWith(await attachedTo(ctx, owners));
  return Object.fromEntries(owners.map((owner) => [slotsKey(owner), slotsOf(owner)]));
}
