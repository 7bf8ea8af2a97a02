import type { Context } from "../kernel/context";
import { getScan, type WholeScan, withPages } from "./get-scan";

export const getWholeScan = async (
  ctx: Context,
  ref: { projectId: number; scanId: number },
): Promise<WholeScan> => withPages(ctx, await getScan(ctx, ref));
