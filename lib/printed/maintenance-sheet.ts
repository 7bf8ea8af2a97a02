import { typeLabels } from "../equipment/labels";
import { isCorrective } from "../maintenance/fault";
import { maintenanceFields } from "../maintenance/fields";
import { maintenanceStatusLabels, maintenanceTypeLabels } from "../maintenance/labels";
import type { Maintenance } from "../maintenance/queries";
import { maintenanceSignatures } from "../maintenance/signatures";
import { addProse } from "../print/add-prose";
import { beside } from "../print/beside";
import { type Block, drawing, stack } from "../print/blocks";
import type { Company } from "../print/company";
import { printDocument } from "../print/document";
import { facts } from "../print/form-blocks";
import type { PaperFlow } from "../print/paper";
import { signatures } from "../print/signatures";
import { projectFields } from "../projects/fields";
import { showDay } from "../values/dates";
import { maintenanceCosts } from "./maintenance-costs";
import type { Printed } from "./printed";

const watermarks = { IN_PROGRESS: "BORRADOR", COMPLETED: null, APPROVED: null } as const;

const maintenanceHead = ({ sheet, unit, project, partner }: Maintenance) =>
  facts(
    [
      { label: projectFields.partnerId.label, value: partner.name, span: 2 },
      { label: maintenanceFields.projectId.label, value: project.location, span: 2 },
      { label: maintenanceFields.equipmentId.label, value: unit.code },
      { label: "Nombre del equipo", value: unit.name, span: 3 },
      { label: "Tipo de equipo", value: typeLabels[unit.type], span: 2 },
      { label: maintenanceFields.date.label, value: showDay(sheet.date) },
      { label: maintenanceFields.type.label, value: maintenanceTypeLabels[sheet.type] },
    ],
    4,
  );

const nothing = drawing(0, () => undefined);

function addTold(paper: PaperFlow, { sheet }: Maintenance, next: Block) {
  const texts: [string, string | null][] = [
    ...(isCorrective(sheet)
      ? ([
          [maintenanceFields.faultDescription.label, sheet.faultDescription],
          [maintenanceFields.faultCauses.label, sheet.faultCauses],
        ] satisfies [string, string | null][])
      : []),
    [maintenanceFields.workPerformed.label, sheet.workPerformed],
    [maintenanceFields.partsUsed.label, sheet.partsUsed],
  ];
  for (const [title, text] of texts) addProse(paper, title, text ?? "");
  addProse(paper, maintenanceFields.observations.label, sheet.observations ?? "", { next });
}

export async function maintenancePaper(
  company: Company,
  found: Maintenance,
  { timeZone, hasCosts }: { timeZone: string; hasCosts: boolean },
): Promise<Printed> {
  const { sheet } = found;
  const spec = {
    company,
    title: "Hoja de mantenimiento",
    number: sheet.sheetNumber,
    note: maintenanceStatusLabels[sheet.status],
    watermark: watermarks[sheet.status],
    day: sheet.date,
  };
  const bytes = await printDocument(spec, (paper) => {
    paper.add(maintenanceHead(found));
    const costs = beside([
      { block: nothing, share: 3 },
      { block: maintenanceCosts(found), share: 2 },
    ]);
    const signed = signatures(maintenanceSignatures(found, timeZone));
    const end = hasCosts ? stack([costs, signed], 8) : signed;
    addTold(paper, found, end);
    paper.add(end);
  });
  return { fileName: `${sheet.sheetNumber}.pdf`, bytes };
}
