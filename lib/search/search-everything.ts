import type { Context } from "../kernel/context";
import { bestHits, type Hit } from "./hit";
import { searchKinds } from "./kinds";
import { listHits } from "./list-hits";

/** Live records that hold every word; empty without words. */
export async function searchEverything(
  ctx: Context,
  { q, limit }: { q?: string | undefined; limit: number },
): Promise<Hit[]> {
  if (!q) return [];
  return bestHits(await listHits(ctx, searchKinds, { words: q, limit }), limit);
}
