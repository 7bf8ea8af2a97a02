import type { BaseContext } from "../kernel/context";
import { ensurePaired } from "./ensure-paired";
import { findTrouble, recordFindings, type StoreTrouble } from "./trouble";

const ofPairs: readonly StoreTrouble[] = ["foreign", "unpaired"];

/** Records what {@link ensurePaired} finds for the administrator, and forgets a trouble that is over. */
export async function recordPairing(ctx: BaseContext): Promise<StoreTrouble | null> {
  const trouble = await ensurePaired(ctx);
  const before = (await findTrouble(ctx))?.trouble;
  const isOver = before !== undefined && ofPairs.includes(before);
  if (trouble || isOver) await recordFindings(ctx, { trouble, orphans: 0, stored: 0 });
  return trouble;
}
