import { getCodeKey } from "../custody/get-code-key";
import { listAttachedFiles } from "../files/list-attached-files";
import type { Context } from "../kernel/context";
import { draw } from "../printed/draw";
import { getCertificateOnPaper } from "../printed/get-certificate-on-paper";
import { getCompany } from "../printed/get-company";
import { getWorksheetOnPaper } from "../printed/get-worksheet-on-paper";
import { listChainsOnPaper } from "../printed/list-chains-on-paper";
import type { Printed } from "../printed/printed";
import { type Dossier, type Part, partsOf } from "./part";

const chainsGroup = "Cadenas de custodia";

const printed = (title: string, print: () => Promise<Printed>): Part => ({
  title,
  group: null,
  source: { print },
});

export async function getSheetDossier(
  ctx: Context,
  ref: { worksheetId: number },
): Promise<Dossier> {
  const onPaper = await getWorksheetOnPaper(ctx, ref);
  const { sheet } = onPaper;
  const house = await getCompany(ctx);
  const codeKey = await getCodeKey(ctx);
  const chains = await listChainsOnPaper(ctx, ref);
  const owner = { model: "sheet_project", id: sheet.id } as const;
  const chainOwners = chains.map(
    ({ chain }) => ({ model: "custody_chain", id: chain.id }) as const,
  );
  const partOf = partsOf(await listAttachedFiles(ctx, [owner, ...chainOwners]));
  const attached = (field: string, title: string) => partOf(owner, field, { title, group: null });

  const certificate = await getCertificateOnPaper(ctx, sheet, chains);
  const ofChains = chains.flatMap((found): Part[] => {
    const marks = { title: `CDC ${found.chain.consecutive}`, group: chainsGroup };
    const scan = partOf(
      { model: "custody_chain", id: found.chain.id },
      "custody_chain_file",
      marks,
    );
    const form = {
      ...marks,
      source: { print: () => draw(ctx, "custodyChain", house.company, found, codeKey) },
    };
    return scan.length > 0 ? scan : [form];
  });
  return {
    name: `${sheet.seriesCode}-expediente`,
    title: `Planilla ${sheet.seriesCode}`,
    parts: [
      printed(`Planilla ${sheet.seriesCode}`, () => draw(ctx, "worksheet", house, onPaper)),
      ...(chains.length > 0
        ? [
            printed("Certificado de disposición final", () =>
              draw(ctx, "certificate", house, certificate),
            ),
          ]
        : []),
      ...attached("certificate_final_disposition_file", "Certificado de disposición final adjunto"),
      ...attached("invoice_file", "Factura"),
      ...ofChains,
    ],
  };
}
