import { addProse, proseSpace } from "../print/add-prose";
import { spaceOf } from "../print/blocks";
import type { Company } from "../print/company";
import { printDocument } from "../print/document";
import { facts } from "../print/form-blocks";
import { signatures } from "../print/signatures";
import { addTable, tableSpace } from "../print/table";
import type { PaperTable } from "../print/table-layout";
import { projectFields } from "../projects/fields";
import { guideFields, guideItemFields } from "../shipping/fields";
import { guideStatusLabels, guideTypeLabels, transportReasonLabels } from "../shipping/labels";
import type { Guide, GuideItem } from "../shipping/queries";
import { guideSignatures } from "../shipping/signatures";
import { showDay } from "../values/dates";
import { showQuantity } from "../values/decimal";
import { guideCostTable } from "./guide-cost-table";
import { showDayOf } from "./papers-table";
import type { Printed } from "./printed";

const watermarks = { DRAFT: "BORRADOR", CLOSED: null, VOID: "ANULADA" } as const;

const guideHead = (guide: Guide) =>
  facts(
    [
      { label: projectFields.partnerId.label, value: guide.partnerName, span: 2 },
      { label: guideFields.projectId.label, value: guide.location, span: 2 },
      { label: guideFields.type.label, value: guideTypeLabels[guide.type] },
      {
        label: guideFields.reason.label,
        value: guide.reason && transportReasonLabels[guide.reason],
      },
      { label: guideFields.issueDate.label, value: showDay(guide.issueDate) },
      { label: guideFields.vehiclePlate.label, value: guide.vehiclePlate },
      { label: guideFields.originPlace.label, value: guide.originPlace, span: 2 },
      { label: guideFields.destinationPlace.label, value: guide.destinationPlace, span: 2 },
      { label: guideFields.startDate.label, value: showDayOf(guide.startDate) },
      { label: guideFields.endDate.label, value: showDayOf(guide.endDate) },
      { label: guideFields.contactName.label, value: guide.contactName },
      { label: guideFields.contactPhone.label, value: guide.contactPhone },
    ],
    4,
  );

const itemsOf = (rows: readonly GuideItem[]): PaperTable<GuideItem> => ({
  rows,
  empty: "Sin ítems.",
  columns: [
    { header: "N.º", width: 26, align: "right", cell: (_, at) => String(at + 1) },
    {
      header: guideItemFields.equipmentId.label,
      width: 90,
      isStrong: true,
      cell: ({ code }) => code ?? "—",
    },
    {
      header: guideItemFields.description.label,
      width: 120,
      grow: 1,
      cell: ({ description }) => description,
    },
    {
      header: guideItemFields.quantity.label,
      width: 64,
      align: "right",
      cell: ({ quantity }) => showQuantity(quantity),
    },
    { header: guideItemFields.unit.label, width: 70, cell: ({ unit }) => unit ?? "—" },
  ],
});

export async function guidePaper(
  company: Company,
  guide: Guide,
  hasCosts: boolean,
): Promise<Printed> {
  const spec = {
    company,
    title: "Guía de remisión",
    number: guide.guideNumber,
    note: guideStatusLabels[guide.status],
    watermark: watermarks[guide.status],
    day: guide.issueDate,
  };
  const bytes = await printDocument(spec, (paper) => {
    paper.add(guideHead(guide));
    const costs = hasCosts ? [guideCostTable(guide)] : [];
    const notes = [guideFields.notes.label, guide.notes ?? "Sin notas."] as const;
    const signed = signatures(guideSignatures(guide));
    const after = spaceOf([...costs.map(tableSpace), proseSpace(...notes), signed]);
    addTable(paper, { ...itemsOf(guide.items), after });
    for (const table of costs) addTable(paper, table);
    addProse(paper, ...notes, { next: signed });
    paper.add(signed);
  });
  return { fileName: `${guide.guideNumber}.pdf`, bytes };
}
