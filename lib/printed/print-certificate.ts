import { getWorksheet } from "../billing/get-worksheet";
import type { Worksheet } from "../billing/worksheet-queries";
import type { Context } from "../kernel/context";
import { findCertificate } from "../worksheets/issue-certificate";
import type { CertificateOnPaper } from "./certificate";
import { draw } from "./draw";
import { getCompany } from "./get-company";
import { getJob } from "./get-worksheet-on-paper";
import { type ChainOnPaper, listChainsOnPaper } from "./list-chains";
import type { Printed } from "./printed";

export async function getCertificateOnPaper(
  ctx: Context,
  sheet: Worksheet,
  chains: ChainOnPaper[],
): Promise<CertificateOnPaper> {
  const certificate = await findCertificate(ctx, { worksheetId: sheet.id });
  return { sheet, chains, certificate, job: await getJob(ctx, sheet) };
}

export async function printCertificate(
  ctx: Context,
  ref: { worksheetId: number },
): Promise<Printed> {
  const sheet = await getWorksheet(ctx, ref);
  const chains = await listChainsOnPaper(ctx, ref);
  return draw(
    ctx,
    "certificate",
    await getCompany(ctx),
    await getCertificateOnPaper(ctx, sheet, chains),
  );
}
