import type { Context } from "../context";
import { getScan, type WholeScan, withPages } from "./get-scan";
import { resumeScans } from "./resume-scans";

/** The scan with its pages; whoever looks at one that a dead process left has it taken up again. */
export async function followScan(
  ctx: Context,
  ref: { projectId: number; scanId: number },
): Promise<WholeScan> {
  const found = await getScan(ctx, ref);
  if (found.status !== "READING" && found.status !== "SAVING") return withPages(ctx, found);
  await resumeScans(ctx, ref.scanId);
  return withPages(ctx, await getScan(ctx, ref));
}
