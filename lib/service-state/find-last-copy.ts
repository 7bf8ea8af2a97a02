import { findLastDone } from "../jobs/find-last-done";
import type { BaseContext } from "../kernel/context";
import type { LastCopy } from "./judge-copies";

export async function findLastCopy(ctx: BaseContext): Promise<LastCopy | null> {
  const last = await findLastDone(ctx, "back-up", "path");
  return last && { madeAt: last.endedAt, missing: Number(last.output?.missing ?? 0) };
}
