import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { custodyScanPages, custodyScans } from "@/db/schema";
import { atomically, type Context } from "../context";
import { Refused } from "../errors";
import { extractPages } from "../pdf/extract-pages";
import { getProject } from "../projects/get-project";
import { fileStore } from "../storage/file-store";
import { attachPages, type ChainFile, discardPages, keeping, type Saving } from "./attach-pages";
import { listPages, lockReviewable, type Scan, type ShownPage } from "./get-scan";
import type { ScanConfirmation } from "./input";
import { type ChainFacts, stateNow } from "./page-state";
import { type ChainPages, fileNameOf, groupByChain } from "./pile";
import { listFacts } from "./queries";
import { stagePage } from "./stage-page";
import { signOfLife, type Work, workOnScan } from "./work-on-scan";

type Confirmation = z.output<typeof ScanConfirmation>;
type Group = ChainPages & { chain: ChainFacts; mayReplace: boolean };
type Plan = { scan: Scan; groups: Group[] };

/** What goes to the chains: pages that match, and those of chains whose file may be replaced. */
function groupsOf(pages: readonly ShownPage[], replaced: ReadonlySet<number>): Group[] {
  const chains = new Map<number, ChainFacts>();
  const chosen = pages.flatMap(({ chain, state, ...page }) => {
    const isChosen = state === "MATCHED" || (state === "HAS_FILE" && replaced.has(chain?.id ?? 0));
    if (!chain || !isChosen) return [];
    chains.set(chain.id, chain);
    return [{ ...page, chainId: chain.id }];
  });
  return groupByChain(chosen).flatMap((group) => {
    const chain = chains.get(group.chainId);
    return chain ? [{ ...group, chain, mayReplace: replaced.has(chain.id) }] : [];
  });
}

/** Only one confirmation comes to save: the scan leaves review with it. */
const startSaving = (ctx: Context, confirmation: Confirmation): Promise<Plan> =>
  atomically(ctx, async (ctx) => {
    const scan = await lockReviewable(ctx, confirmation);
    const replaced = new Set(confirmation.replaceChainIds);
    const groups = groupsOf(await listPages(ctx, scan), replaced);
    if (groups.length === 0)
      throw new Refused("Ninguna página está lista para guardarse.", "scan_empty");
    await ctx.db
      .update(custodyScans)
      .set({ status: "SAVING", progress: 0, ...signOfLife })
      .where(eq(custodyScans.id, scan.id));
    return { scan, groups };
  });

/** One document a chain, stored; nothing names it yet. */
async function stageGroups(ctx: Context, { scan, groups }: Plan, { signal, report }: Work) {
  const files: ChainFile[] = [];
  const original = await fileStore().readWhole(scan.storageKey);
  const taken = groups.map(({ pages }) => pages);
  let done = 0;
  try {
    for await (const given of extractPages(original, taken, signal)) {
      const group = groups[files.length];
      if ("pageCount" in given || !group) continue;
      const { chain, mayReplace } = group;
      const pages = group.pages.map(({ page }) => page);
      const made = { fileName: fileNameOf(chain), pages: pages.length };
      const staged = given.document && (await stagePage(ctx, { ...made, bytes: given.document }));
      files.push({ chain, pages, staged, mayReplace });
      done += pages.length;
      await report(done);
    }
    return files;
  } catch (thrown) {
    await discardPages(files);
    throw thrown;
  }
}

/** The pages of chains that were refused show why. */
async function markFailed(ctx: Context, scan: Scan, { failed }: Saving) {
  const facts = await listFacts(
    ctx,
    failed.map(({ chain }) => chain.id),
  );
  for (const { chain } of failed) {
    const placed = { state: "MATCHED" as const, chainId: chain.id };
    await ctx.db
      .update(custodyScanPages)
      .set({ state: stateNow(placed, facts.get(chain.id) ?? null) })
      .where(and(eq(custodyScanPages.scanId, scan.id), eq(custodyScanPages.chainId, chain.id)));
  }
}

const move = (ctx: Context, { id }: Scan, from: "SAVING" | "SAVED", to: "SAVED" | "REVIEW") =>
  ctx.db
    .update(custodyScans)
    .set({ status: to })
    .where(and(eq(custodyScans.id, id), eq(custodyScans.status, from)))
    .returning({ id: custodyScans.id });

/** The chains are looked at again, now that nobody else can change them. */
const save = (ctx: Context, scan: Scan, files: readonly ChainFile[]): Promise<Saving> =>
  atomically(ctx, async (ctx) => {
    await getProject(ctx, scan, { lock: true });
    const saved = await move(ctx, scan, "SAVING", "SAVED");
    if (saved.length === 0) throw new Refused("El escaneo se canceló.", "scan_not_in_review");
    const saving = await attachPages(ctx, files, scan);
    await markFailed(ctx, scan, saving);
    if (saving.saved.length === 0) await move(ctx, scan, "SAVED", "REVIEW");
    return saving;
  });

/**
 * Saves the pages of a reviewed scan, several of a chain as one file in their printed order, all in one go: a chain that
 * refuses its file leaves the others saved, and confirming again saves nothing twice.
 */
export async function confirmScan(ctx: Context, confirmation: Confirmation): Promise<Saving> {
  const plan = await startSaving(ctx, confirmation);
  const { scan } = plan;
  try {
    const working = { id: scan.id, status: "SAVING" as const };
    const files = await workOnScan(ctx, working, (work) => stageGroups(ctx, plan, work));
    const saving = await keeping(files, () => save(ctx, scan, files));
    await discardPages(saving.failed);
    return saving;
  } catch (thrown) {
    await move(ctx, scan, "SAVING", "REVIEW");
    throw thrown;
  }
}
