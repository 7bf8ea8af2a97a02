import { isByDay } from "../billing/claims";
import { type Day, daysInSpan, showDay } from "../dates";
import { showMoney, showNumber } from "../decimal";
import { amounts } from "../print/amounts";
import { beside, prose, stack } from "../print/blocks";
import { printDocument } from "../print/document";
import { addProse } from "../print/flow";
import { facts, signatures } from "../print/form-blocks";
import type { Paper } from "../print/paper";
import { addTable } from "../print/table";
import type { Column } from "../print/table-layout";
import { worksheetStatusLabels } from "../worksheets/labels";
import type { Line } from "../worksheets/list-lines";
import {
  billedMark,
  countIn,
  datedMark,
  dayColumns,
  daysByPage,
  markAt,
  monthGroups,
} from "./day-columns";
import type { House, Signatory } from "./get-company";
import type { WorksheetOnPaper } from "./get-worksheet-on-paper";
import type { Printed } from "./printed";

const watermarks = {
  IN_PROGRESS: "BORRADOR",
  LIQUIDATED: null,
  INVOICED: null,
  CANCELLED: "CANCELADA",
} as const;

const shownQuantity = (quantity: string) => showNumber(quantity, 2).replace(/,00$/, "");

/** A day's line whose quantity a person set, so that its marks need not add up to it. */
const isCountedByHand = ({ kind, manualFields }: Line) =>
  isByDay(kind) && manualFields.includes("quantity");

const headOf = ({ sheet, job }: WorksheetOnPaper) =>
  facts(
    [
      { label: "Cliente", value: job.partnerName, span: 3 },
      { label: "RUC", value: job.partnerTaxId },
      { label: "Dirección", value: job.partnerAddress, span: 2 },
      { label: "Objeto del servicio", value: sheet.serviceType, span: 3 },
      { label: "Campamento", value: job.location, span: 3 },
      {
        label: "Período",
        value: `${showDay(sheet.periodStart)} – ${showDay(sheet.periodEnd)}`,
      },
      { label: "Días del período", value: String(daysInSpan(sheet.periodStart, sheet.periodEnd)) },
      { label: "Fecha de emisión", value: showDay(sheet.issueDate) },
      { label: "Orden de compra", value: sheet.clientOrderReference },
      { label: "Factura", value: sheet.invoiceReference },
      { label: "Disposición final", value: sheet.finalDispositionReference },
      { label: "Contacto", value: sheet.contactReference, span: 3 },
      { label: "Teléfono del contacto", value: sheet.contactPhoneReference, span: 3 },
    ],
    6,
  );

type Numbered = Line & { number: number };

/** The description, and the document behind the line; of rent and services the description names the unit already. */
function described({ kind, description, referenceDocument, manualFields }: Line): string {
  const isTold = isByDay(kind) && !manualFields.includes("referenceDocument");
  return referenceDocument && !isTold && !description.includes(referenceDocument)
    ? `${description}\n${referenceDocument}`
    : description;
}

const lineColumns: Column<Numbered>[] = [
  { header: "N.º", width: 22, align: "right", cell: ({ number }) => String(number) },
  { header: "Descripción", width: 100, grow: 1, cell: described },
];

const countColumn = (days: readonly Day[]): Column<Numbered> => ({
  header: "Días",
  width: 30,
  align: "right",
  cell: (line) => String(countIn(line, days) || ""),
});

const moneyColumns: Column<Numbered>[] = [
  {
    header: "Cantidad",
    width: 44,
    align: "right",
    cell: (line) => `${shownQuantity(line.quantity)}${isCountedByHand(line) ? " *" : ""}`,
  },
  {
    header: "P. unitario",
    width: 58,
    align: "right",
    cell: ({ unitPrice }) => showMoney(unitPrice),
  },
  {
    header: "Total",
    width: 66,
    align: "right",
    isStrong: true,
    cell: ({ subtotal }) => showMoney(subtotal),
  },
];

/** The lines below the days of the period; a period wider than the page goes on in further tables, the amounts in the last. */
function addLines(paper: Paper, { sheet, lines }: WorksheetOnPaper) {
  const numbered = lines.map((line, at) => ({ ...line, number: at + 1 }));
  const pages = daysByPage(sheet.periodStart, sheet.periodEnd);
  pages.forEach((days, at) => {
    const isLast = at === pages.length - 1;
    const after = isLast ? moneyColumns : [countColumn(days)];
    addTable(paper, {
      columns: [...lineColumns, ...dayColumns(days), ...after],
      groups: monthGroups(days, lineColumns.length, after.length),
      rows: isLast ? numbered : numbered.filter((line) => days.some((day) => markAt(line, day))),
      size: 7,
      empty: isLast ? "Sin líneas." : "Nada que cobrar en estos días.",
    });
  });
}

const legendOf = (lines: readonly Line[]) =>
  [
    `${billedMark} día que se cobra`,
    `${datedMark} fecha del documento o del ítem`,
    ...(lines.some(isCountedByHand)
      ? ["* cantidad fijada a mano, distinta de los días marcados"]
      : []),
  ].join("   ·   ");

const totalsOf = ({ sheet, lines }: WorksheetOnPaper) =>
  beside([
    { block: prose(legendOf(lines), { weight: "regular", size: 7, ink: "muted" }), share: 3 },
    {
      block: amounts([
        { label: "Subtotal", value: showMoney(sheet.subtotal) },
        { label: `IVA ${shownQuantity(sheet.taxPercentage)} %`, value: showMoney(sheet.taxAmount) },
        { label: "Total US$", value: showMoney(sheet.total), isTotal: true },
      ]),
    },
  ]);

const boxes = ["Elaborado por", "Revisado por", "Aprobado por"];

const signersOf = (signatories: readonly Signatory[]) =>
  signatures(
    boxes.map((title, at) => {
      const signer = signatories[at];
      return { title, name: signer?.name ?? null, lines: [signer?.role ?? null] };
    }),
  );

/** A work sheet with a column for each day it may bill, its amounts, and the company's signatories. */
export async function worksheetPaper(house: House, found: WorksheetOnPaper): Promise<Printed> {
  const { sheet } = found;
  const spec = {
    company: house.company,
    title: "Planilla",
    number: sheet.seriesCode,
    note: worksheetStatusLabels[sheet.status],
    watermark: watermarks[sheet.status],
    day: sheet.issueDate,
    shape: "landscape",
  } as const;
  const bytes = await printDocument(spec, (paper) => {
    paper.add(headOf(found));
    addLines(paper, found);
    if (sheet.observations) addProse(paper, "Observaciones", sheet.observations);
    paper.add(stack([totalsOf(found), signersOf(house.signatories)], 10));
  });
  return { fileName: `${sheet.seriesCode}.pdf`, bytes };
}
