import { getWorksheet } from "../billing/get-worksheet";
import type { Context } from "../kernel/context";
import { draw } from "./draw";
import { getCertificateOnPaper } from "./get-certificate-on-paper";
import { getCompany } from "./get-company";
import { listChainsOnPaper } from "./list-chains-on-paper";
import type { Printed } from "./printed";

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
