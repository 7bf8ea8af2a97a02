import { and, eq } from "drizzle-orm";
import { isAmong } from "@/db/among";
import { undeleted } from "@/db/live";
import { custodyChains, dispositionCertificates } from "@/db/schema";
import type { BaseContext, Context } from "../kernel/context";
import { drawCertificateCode } from "../kernel/numbering";
import { countedChainStatuses } from "../states/chain";
import type { WorksheetStatus } from "../states/worksheet";
import { isCertified } from "../states/worksheet";

export type Certificate = typeof dispositionCertificates.$inferSelect;

/** Null before its number is drawn. */
export async function findCertificate(
  ctx: BaseContext,
  { worksheetId }: { worksheetId: number },
): Promise<Certificate | null> {
  const [drawn] = await ctx.db
    .select()
    .from(dispositionCertificates)
    .where(eq(dispositionCertificates.worksheetId, worksheetId));
  return drawn ?? null;
}

const liveChainsOf = (worksheetId: number) =>
  and(
    eq(custodyChains.worksheetId, worksheetId),
    isAmong(custodyChains.status, countedChainStatuses),
    undeleted(custodyChains),
  );

type Held = { id: number; status: WorksheetStatus };

/** Once, where there are chains to certify; the sheet is held. */
export async function issueCertificate(ctx: Context, { id, status }: Held): Promise<void> {
  if (!isCertified({ status })) return;
  if ((await ctx.db.$count(custodyChains, liveChainsOf(id))) === 0) return;
  if (await findCertificate(ctx, { worksheetId: id })) return;
  const number = await drawCertificateCode(ctx);
  await ctx.db
    .insert(dispositionCertificates)
    .values({ worksheetId: id, number, issuedOn: ctx.today });
}
