import { addProse } from "../print/add-prose";
import type { Company } from "../print/company";
import { printDocument } from "../print/document";
import { facts } from "../print/form-blocks";
import { type Signature, signatures } from "../print/signatures";
import { addTable } from "../print/table";
import type { PaperTable } from "../print/table-layout";
import { guideStatusLabels, guideTypeLabels, transportReasonLabels } from "../shipping/labels";
import type { Guide, GuideItem } from "../shipping/queries";
import { showDay } from "../values/dates";
import { showQuantity } from "../values/decimal";
import { guideCosts } from "./guide-costs";
import { showDayOf } from "./papers-table";
import type { Printed } from "./printed";

const watermarks = { DRAFT: "BORRADOR", CLOSED: null, VOID: "ANULADA" } as const;

const guideHead = (guide: Guide) =>
  facts(
    [
      { label: "Cliente", value: guide.partnerName, span: 2 },
      { label: "Proyecto", value: guide.location, span: 2 },
      { label: "Tipo de guía", value: guideTypeLabels[guide.type] },
      {
        label: "Motivo del traslado",
        value: guide.reason && transportReasonLabels[guide.reason],
      },
      { label: "Fecha de emisión", value: showDay(guide.issueDate) },
      { label: "Placa", value: guide.vehiclePlate },
      { label: "Origen", value: guide.originPlace, span: 2 },
      { label: "Destino", value: guide.destinationPlace, span: 2 },
      { label: "Inicio del traslado", value: showDayOf(guide.startDate) },
      { label: "Fin del traslado", value: showDayOf(guide.endDate) },
      { label: "Contacto en sitio", value: guide.contactName },
      { label: "Teléfono del contacto", value: guide.contactPhone },
    ],
    4,
  );

const itemsOf = (rows: readonly GuideItem[]): PaperTable<GuideItem> => ({
  rows,
  empty: "Sin ítems.",
  columns: [
    { header: "N.º", width: 26, align: "right", cell: (_, at) => String(at + 1) },
    { header: "Equipo", width: 90, isStrong: true, cell: ({ code }) => code ?? "—" },
    { header: "Descripción", width: 120, grow: 1, cell: ({ description }) => description },
    {
      header: "Cantidad",
      width: 64,
      align: "right",
      cell: ({ quantity }) => showQuantity(quantity),
    },
    { header: "Unidad", width: 70, cell: ({ unit }) => unit ?? "—" },
  ],
});

const identity = (ci: string | null) => ci && `Cédula ${ci}`;

const signersOf = (guide: Guide): Signature[] => [
  { title: "Despacha", name: guide.dispatcherName, lines: [identity(guide.dispatcherCi)] },
  {
    title: "Transporta",
    name: guide.carrierName,
    lines: [identity(guide.carrierCi), guide.vehiclePlate && `Placa ${guide.vehiclePlate}`],
  },
  { title: "Recibe", name: guide.receivedBy, lines: [identity(guide.receivedCi)] },
];

export async function guidePaper(company: Company, guide: Guide): Promise<Printed> {
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
    addTable(paper, itemsOf(guide.items));
    addTable(paper, guideCosts(guide));
    addProse(paper, "Notas", guide.notes ?? "Sin notas.");
    paper.add(signatures(signersOf(guide)));
  });
  return { fileName: `${guide.guideNumber}.pdf`, bytes };
}
