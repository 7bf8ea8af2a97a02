import { and, eq } from "drizzle-orm";
import { among } from "@/db/among";
import { undeleted } from "@/db/live";
import { custodyChains, dispositionCertificates } from "@/db/schema";
import type { Context } from "../kernel/context";
import { drawCertificateCode } from "../kernel/numbering";
import { countedChainStatuses } from "../states/chain";
import { isCertified, type WorksheetStatus } from "../states/worksheet";
import { findCertificate } from "./find-certificate";

const liveChainsOf = (worksheetId: number) =>
  and(
    eq(custodyChains.worksheetId, worksheetId),
    among(custodyChains.status, countedChainStatuses),
    undeleted(custodyChains),
  );

type Sheet = { id: number; status: WorksheetStatus };

/** Once, where there are chains to certify; the sheet is locked. */
export async function issueCertificate(ctx: Context, { id, status }: Sheet): Promise<void> {
  if (!isCertified({ status })) return;
  if ((await ctx.db.$count(custodyChains, liveChainsOf(id))) === 0) return;
  if (await findCertificate(ctx, { worksheetId: id })) return;
  const number = await drawCertificateCode(ctx);
  await ctx.db
    .insert(dispositionCertificates)
    .values({ worksheetId: id, number, issuedOn: ctx.today });
}
