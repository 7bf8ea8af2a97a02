import type { Worksheet } from "../billing/worksheet-queries";
import type { Context } from "../kernel/context";
import { findCertificate } from "../worksheets/find-certificate";
import type { CertificateOnPaper } from "./certificate-head";
import type { ChainOnPaper } from "./get-chain-on-paper";
import { getSheetHeading } from "./get-sheet-heading";

export async function getCertificateOnPaper(
  ctx: Context,
  sheet: Worksheet,
  chains: ChainOnPaper[],
): Promise<CertificateOnPaper> {
  const certificate = await findCertificate(ctx, { worksheetId: sheet.id });
  return { sheet, chains, certificate, job: await getSheetHeading(ctx, sheet) };
}
