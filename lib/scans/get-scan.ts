import { and, asc, eq } from "drizzle-orm";
import { custodyScanPages, custodyScans } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { NotFound, Refused } from "../kernel/errors";
import { getProject } from "../projects/get-project";
import { lockProject } from "../projects/lock-project";
import { isInReview } from "../states/scan";
import { type ChainFacts, stateNow } from "./page-state";
import { listChainFacts } from "./queries";

export type Scan = typeof custodyScans.$inferSelect;
export type ScanPage = typeof custodyScanPages.$inferSelect;

export type ShownPage = ScanPage & { chain: ChainFacts | null };

export type WholeScan = { scan: Scan; pages: ShownPage[] };

type Ref = { projectId: number; scanId: number };

export async function getScan(ctx: BaseContext, { projectId, scanId }: Ref): Promise<Scan> {
  await getProject(ctx, { projectId });
  const [scan] = await ctx.db
    .select()
    .from(custodyScans)
    .where(and(eq(custodyScans.id, scanId), eq(custodyScans.projectId, projectId)));
  if (!scan) throw new NotFound("No existe el escaneo.");
  return scan;
}

/** 400 before and after the review. */
export async function lockReviewableScan(ctx: BaseContext, ref: Ref): Promise<Scan> {
  await lockProject(ctx, ref);
  const scan = await getScan(ctx, ref);
  if (!isInReview(scan)) throw new Refused("El escaneo no está en revisión.", "scan_not_in_review");
  return scan;
}

/** In review, as their chains stand now. */
export async function listPages(ctx: BaseContext, scan: Scan): Promise<ShownPage[]> {
  const pages = await ctx.db
    .select()
    .from(custodyScanPages)
    .where(eq(custodyScanPages.scanId, scan.id))
    .orderBy(asc(custodyScanPages.page));
  const facts = await listChainFacts(
    ctx,
    pages.flatMap(({ chainId }) => chainId ?? []),
  );
  return pages.map((page) => {
    const chain = facts.get(page.chainId ?? 0) ?? null;
    return { ...page, chain, state: isInReview(scan) ? stateNow(page, chain) : page.state };
  });
}

export const withPages = async (ctx: BaseContext, scan: Scan): Promise<WholeScan> => ({
  scan,
  pages: await listPages(ctx, scan),
});
