import { and, eq, exists, lt, type SQL, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { unremoved } from "@/db/live";
import { attachments, custodyChains, installation, projects, worksheets } from "@/db/schema";
import { liveChains } from "../custody/queries";
import type { BaseContext } from "../kernel/context";
import { countedChainStatuses } from "../states/chain";
import type { ChainFacts } from "./page-state";

export const chainSlot = { model: "custody_chain", field: "custody_chain_file" } as const;

async function selectFacts(ctx: BaseContext, where: SQL | undefined): Promise<ChainFacts[]> {
  const file = ctx.db
    .select({ one: sql`1` })
    .from(attachments)
    .where(
      and(
        eq(attachments.model, chainSlot.model),
        eq(attachments.field, chainSlot.field),
        eq(attachments.objectId, custodyChains.id),
        unremoved(attachments),
      ),
    );
  const since = ctx.db.select({ since: installation.codesSince }).from(installation);
  return ctx.db
    .select({
      id: custodyChains.id,
      consecutive: custodyChains.consecutive,
      projectId: projects.id,
      isCancelled: sql<boolean>`not ${among(custodyChains.status, countedChainStatuses)}`,
      seriesCode: worksheets.seriesCode,
      isSheetClosed: worksheets.isClosed,
      hasFile: sql<boolean>`${exists(file)}`,
      mayHaveUnsignedCode: sql<boolean>`${lt(custodyChains.createdAt, since)}`,
    })
    .from(custodyChains)
    .innerJoin(worksheets, eq(worksheets.id, custodyChains.worksheetId))
    .innerJoin(projects, eq(projects.id, worksheets.projectId))
    .where(and(liveChains, where));
}

export async function listChainFacts(ctx: BaseContext, ids: readonly number[]) {
  const facts = await selectFacts(ctx, among(custodyChains.id, ids));
  return new Map(facts.map((chain) => [chain.id, chain]));
}

export async function listChainFactsByNumber(ctx: BaseContext, consecutives: readonly string[]) {
  const facts = await selectFacts(ctx, among(custodyChains.consecutive, consecutives));
  return new Map(facts.map((chain) => [chain.consecutive, chain]));
}
