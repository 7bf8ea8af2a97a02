import type { Context } from "../kernel/context";
import { bestHits, type Hit } from "./hit";
import { kinds } from "./kinds";
import { listHits } from "./list-hits";

/** Live records that hold every word; empty without words. */
export async function searchEverything(
  ctx: Context,
  { q, limit }: { q?: string | undefined; limit: number },
): Promise<Hit[]> {
  if (!q) return [];
  const found = await Promise.all(kinds.map((kind) => listHits(ctx, kind, { words: q, limit })));
  return bestHits(found, limit);
}
