import { partnerFields } from "../partners/fields";
import { addProse } from "../print/add-prose";
import { amounts } from "../print/amounts";
import { beside } from "../print/beside";
import { prose, stack } from "../print/blocks";
import { printDocument } from "../print/document";
import { facts } from "../print/form-blocks";
import { signatures } from "../print/signatures";
import { projectFields } from "../projects/fields";
import { daysInSpan, showDay } from "../values/dates";
import { showMoney, showQuantity } from "../values/decimal";
import { worksheetFields } from "../worksheets/fields";
import { worksheetStatusLabels } from "../worksheets/labels";
import type { WorksheetOnPaper } from "./get-worksheet-on-paper";
import type { House, Signatory } from "./house";
import { legendOf } from "./line-legend";
import type { Printed } from "./printed";
import { addLines } from "./worksheet-lines";

const watermarks = {
  IN_PROGRESS: "BORRADOR",
  LIQUIDATED: null,
  INVOICED: null,
  CANCELLED: "CANCELADA",
} as const;

const worksheetHead = ({ sheet, job }: WorksheetOnPaper) =>
  facts(
    [
      { label: projectFields.partnerId.label, value: job.partnerName, span: 3 },
      { label: partnerFields.businessTaxId.label, value: job.partnerTaxId },
      { label: partnerFields.address.label, value: job.partnerAddress, span: 2 },
      { label: worksheetFields.serviceType.label, value: sheet.serviceType, span: 3 },
      { label: projectFields.location.label, value: job.location, span: 3 },
      {
        label: "Período",
        value: `${showDay(sheet.periodStart)} – ${showDay(sheet.periodEnd)}`,
      },
      { label: "Días del período", value: String(daysInSpan(sheet.periodStart, sheet.periodEnd)) },
      { label: worksheetFields.issueDate.label, value: showDay(sheet.issueDate) },
      { label: worksheetFields.clientOrderReference.label, value: sheet.clientOrderReference },
      { label: worksheetFields.invoiceReference.label, value: sheet.invoiceReference },
      {
        label: worksheetFields.finalDispositionReference.label,
        value: sheet.finalDispositionReference,
      },
      { label: worksheetFields.contactReference.label, value: sheet.contactReference, span: 3 },
      {
        label: worksheetFields.contactPhoneReference.label,
        value: sheet.contactPhoneReference,
        span: 3,
      },
    ],
    6,
  );

const legendBlock = ({ lines, hasPrices }: WorksheetOnPaper) =>
  prose(legendOf(lines, hasPrices), { weight: "regular", size: 7, ink: "muted" });

const totalsOf = ({ sheet, ...found }: WorksheetOnPaper) =>
  beside([
    { block: legendBlock({ sheet, ...found }), share: 3 },
    {
      block: amounts([
        { label: worksheetFields.subtotal.label, value: showMoney(sheet.subtotal) },
        {
          label: `${worksheetFields.taxAmount.label} ${showQuantity(sheet.taxPercentage)} %`,
          value: showMoney(sheet.taxAmount),
        },
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

export async function worksheetPaper(house: House, found: WorksheetOnPaper): Promise<Printed> {
  const { sheet, hasPrices } = found;
  const spec = {
    company: house.company,
    title: "Planilla",
    number: sheet.seriesCode,
    note: hasPrices ? worksheetStatusLabels[sheet.status] : "Copia para el campamento",
    watermark: watermarks[sheet.status],
    day: sheet.issueDate,
    shape: "landscape",
  } as const;
  const bytes = await printDocument(spec, (paper) => {
    paper.add(worksheetHead(found));
    const sums = hasPrices ? totalsOf(found) : legendBlock(found);
    const next = stack([sums, signersOf(house.signatories)], 10);
    addLines(paper, found, sheet.observations ? null : next);
    if (sheet.observations)
      addProse(paper, worksheetFields.observations.label, sheet.observations, { next });
    paper.add(next);
  });
  const copy = hasPrices ? "" : "-campamento";
  return { fileName: `${sheet.seriesCode}${copy}.pdf`, bytes };
}
