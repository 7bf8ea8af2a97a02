import type { Context } from "../context";
import { getScan, getWholeScan, type WholeScan } from "./get-scan";
import { resumeScans } from "./resume-scans";

/** The scan with its pages; whoever looks at one that a dead process left has it taken up again. */
export async function followScan(
  ctx: Context,
  ref: { projectId: number; scanId: number },
): Promise<WholeScan> {
  const { status } = await getScan(ctx, ref);
  if (status === "READING" || status === "SAVING") await resumeScans(ctx, ref.scanId);
  return getWholeScan(ctx, ref);
}
