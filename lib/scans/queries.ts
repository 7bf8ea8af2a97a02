import { and, eq, exists, isNull, lt, type SQL, sql } from "drizzle-orm";
import { isAmong } from "@/db/among";
import { attachments, custodyChains, installation, projects, worksheets } from "@/db/schema";
import { liveChains } from "../custody/queries";
import type { BaseContext } from "../kernel/context";
import type { ChainFacts } from "./page-state";

/** The field that a signed custody sheet goes into. */
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
        isNull(attachments.removedAt),
      ),
    );
  const since = ctx.db.select({ since: installation.codesSince }).from(installation);
  return ctx.db
    .select({
      id: custodyChains.id,
      consecutive: custodyChains.consecutive,
      projectId: projects.id,
      isCancelled: sql<boolean>`${eq(custodyChains.status, "CANCELLED")}`,
      seriesCode: worksheets.seriesCode,
      isSealed: worksheets.isClosed,
      hasFile: sql<boolean>`${exists(file)}`,
      hasOldPaper: sql<boolean>`${lt(custodyChains.createdAt, since)}`,
    })
    .from(custodyChains)
    .innerJoin(worksheets, eq(worksheets.id, custodyChains.worksheetId))
    .innerJoin(projects, eq(projects.id, worksheets.projectId))
    .where(and(liveChains, where));
}

/** What decides whether the live chains of these identifiers take a file, by identifier. */
export async function listChainFacts(ctx: BaseContext, ids: readonly number[]) {
  const facts = await selectFacts(ctx, isAmong(custodyChains.id, ids));
  return new Map(facts.map((chain) => [chain.id, chain]));
}

/** The same of the live chains of these numbers, whatever their project, by number. */
export async function listFactsByNumber(ctx: BaseContext, consecutives: readonly string[]) {
  const facts = await selectFacts(ctx, isAmong(custodyChains.consecutive, consecutives));
  return new Map(facts.map((chain) => [chain.consecutive, chain]));
}
