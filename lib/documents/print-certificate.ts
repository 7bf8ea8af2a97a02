import type { Context } from "../context";
import { getWorksheet } from "../worksheets/get-worksheet";
import type { Worksheet } from "../worksheets/queries";
import type { CertificateOnPaper } from "./certificate";
import { isCertified } from "./certified";
import { draw } from "./draw";
import { getCompany } from "./get-company";
import { getJob } from "./get-worksheet-on-paper";
import { findCertificate, issueCertificate } from "./issue-certificate";
import { type ChainOnPaper, listChainsOnPaper } from "./list-chains";
import type { Printed } from "./printed";

/** A sheet's certificate as it stands; its number is drawn when there is something to certify. */
export async function getCertificateOnPaper(
  ctx: Context,
  sheet: Worksheet,
  chains: ChainOnPaper[],
): Promise<CertificateOnPaper> {
  const ref = { worksheetId: sheet.id };
  const drawn = await findCertificate(ctx, ref);
  const certificate =
    drawn || chains.length === 0 || !isCertified(sheet) ? drawn : await issueCertificate(ctx, ref);
  return { sheet, chains, certificate, job: await getJob(ctx, sheet) };
}

/** The final disposition certificate of a live sheet; 404 when it is missing or deleted. */
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
