import type { CodeKey } from "../custody/chain-code";
import { chainFields } from "../custody/fields";
import { chainSignatures } from "../custody/signatures";
import { addProse, proseSpace } from "../print/add-prose";
import { spaceOf } from "../print/blocks";
import type { Company } from "../print/company";
import { printDocument } from "../print/document";
import { facts } from "../print/form-blocks";
import { signatures } from "../print/signatures";
import { addTable } from "../print/table";
import { projectFields } from "../projects/fields";
import { showDay } from "../values/dates";
import { hoursAndMinutes } from "../values/hours";
import { vehicleFields } from "../vehicles/fields";
import { worksheetFields } from "../worksheets/fields";
import { codeCorner } from "./custody-corner";
import { carriedMaterial, handledItems } from "./custody-load";
import type { ChainOnPaper } from "./get-chain-on-paper";
import type { Printed } from "./printed";

const watermarks = { DRAFT: "BORRADOR", COMPLETED: null, CANCELLED: "ANULADA" } as const;

const chainHead = ({ chain, sheet, project, partner, vehicle }: ChainOnPaper) =>
  facts(
    [
      { label: projectFields.partnerId.label, value: partner.name, span: 2 },
      { label: worksheetFields.projectId.label, value: project.location, span: 2 },
      { label: chainFields.worksheetId.label, value: sheet.seriesCode },
      { label: chainFields.date.label, value: showDay(chain.date) },
      { label: chainFields.startTime.label, value: hoursAndMinutes(chain.startTime) },
      { label: chainFields.endTime.label, value: hoursAndMinutes(chain.endTime) },
      { label: chainFields.location.label, value: chain.location, span: 2 },
      { label: vehicleFields.plate.label, value: vehicle?.plate ?? null },
      {
        label: chainFields.vehicleId.label,
        value: vehicle ? [vehicle.brand, vehicle.model].filter(Boolean).join(" ") : null,
      },
    ],
    4,
  );

/** Its signed scan is filed by the code on each page. */
export async function custodyChainPaper(
  company: Company,
  found: ChainOnPaper,
  codeKey: CodeKey,
): Promise<Printed> {
  const { chain, items } = found;
  const spec = {
    company,
    title: "Cadena de custodia",
    number: chain.consecutive,
    watermark: watermarks[chain.status],
    corner: codeCorner(chain.consecutive, codeKey),
    day: chain.date,
  };
  const bytes = await printDocument(spec, (paper) => {
    paper.add(chainHead(found));
    const material = carriedMaterial(found);
    const told = [
      chainFields.observations.label,
      chain.observations ?? "Sin observaciones.",
    ] as const;
    const signed = signatures(chainSignatures(found));
    const after = spaceOf([material, proseSpace(...told), signed]);
    addTable(paper, { ...handledItems(items), after });
    paper.add(material);
    addProse(paper, ...told, { next: signed });
    paper.add(signed);
  });
  return { fileName: `CDC-${chain.consecutive}.pdf`, bytes };
}
