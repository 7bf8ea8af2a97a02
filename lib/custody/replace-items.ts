import { eq } from "drizzle-orm";
import { insertAll } from "@/db/insert-all";
import { custodyChainItems } from "@/db/schema";
import type { Context } from "../kernel/context";
import type { ChainAssignment } from "./list-assignments-for-chain";
import { listItems } from "./list-items";

const isSame = (
  before: readonly { assignmentId: number | null }[],
  chosen: readonly ChainAssignment[],
) =>
  before.length === chosen.length &&
  before.every(({ assignmentId }, index) => assignmentId === chosen[index]?.assignmentId);

/** Numbered 1, 2, 3… in the order chosen. */
export const addChainItems = (
  ctx: Context,
  chainId: number,
  chosen: readonly ChainAssignment[],
): Promise<number[]> =>
  insertAll(
    ctx.db,
    custodyChainItems,
    chosen.map(({ assignmentId, equipmentId }, index) => ({
      chainId,
      assignmentId,
      equipmentId,
      sequence: index + 1,
    })),
  );

/** The same choice writes nothing. */
export async function replaceChainItems(
  ctx: Context,
  chainId: number,
  chosen: readonly ChainAssignment[],
) {
  if (isSame(await listItems(ctx, { chainId }), chosen)) return;
  await ctx.db.delete(custodyChainItems).where(eq(custodyChainItems.chainId, chainId));
  await addChainItems(ctx, chainId, chosen);
}
