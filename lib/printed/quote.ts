import { partnerFields } from "../partners/fields";
import { addProse, proseSpace } from "../print/add-prose";
import { amounts } from "../print/amounts";
import { beside } from "../print/beside";
import { prose, spaceOf, stack } from "../print/blocks";
import { printDocument } from "../print/document";
import { facts } from "../print/form-blocks";
import { signatures } from "../print/signatures";
import { addTable } from "../print/table";
import { projectFields } from "../projects/fields";
import { reservationFields } from "../reservations/fields";
import type { ReservationStatus } from "../states/reservation";
import { showDay } from "../values/dates";
import { showMoney, showQuantity } from "../values/decimal";
import { worksheetFields } from "../worksheets/fields";
import type { QuoteOnPaper } from "./get-quote-on-paper";
import type { House, Signatory } from "./house";
import type { Printed } from "./printed";
import { quoteColumns } from "./quote-table";

const watermarks: Record<ReservationStatus, string | null> = {
  DRAFT: null,
  HELD: null,
  CONFIRMED: null,
  CONVERTED: null,
  EXPIRED: "VENCIDA",
  CANCELLED: "ANULADA",
};

const quoteHead = ({ client, location, block, day, validity }: QuoteOnPaper) =>
  facts(
    [
      { label: projectFields.partnerId.label, value: client.name, span: 3 },
      { label: partnerFields.businessTaxId.label, value: client.taxId },
      { label: partnerFields.address.label, value: client.address, span: 2 },
      { label: projectFields.contactName.label, value: client.contactName },
      { label: projectFields.contactPhone.label, value: client.phone },
      { label: reservationFields.location.label, value: location, span: 2 },
      { label: reservationFields.block.label, value: block },
      { label: "Fecha de la cotización", value: showDay(day) },
      { label: partnerFields.email.label, value: client.email, span: 2 },
      { label: "Validez", value: validity, span: 2 },
    ],
    4,
  );

const totalsBlock = ({ totals, taxPercentage, conditions }: QuoteOnPaper) =>
  beside(
    [
      {
        block: stack(
          conditions.map((text) => prose(text, { weight: "regular", size: 7.5, ink: "muted" })),
          2,
        ),
        share: 2,
      },
      {
        block: amounts([
          { label: worksheetFields.subtotal.label, value: showMoney(totals.subtotal) },
          {
            label: `${worksheetFields.taxAmount.label} ${showQuantity(taxPercentage)} %`,
            value: showMoney(totals.taxAmount),
          },
          { label: "Total US$", value: showMoney(totals.total), isTotal: true },
        ]),
      },
    ],
    10,
  );

const signersOf = (signer: Signatory | undefined, client: string) =>
  signatures([
    { title: "Elaborado por", name: signer?.name ?? null, lines: [signer?.role ?? null] },
    { title: "Aceptado por", name: null, lines: [client] },
  ]);

/** What a client is offered for a reservation, in whatever status; the house's own conditions under the figures. */
export async function quotePaper(house: House, quote: QuoteOnPaper): Promise<Printed> {
  const spec = {
    company: house.company,
    title: "Cotización",
    number: quote.code,
    watermark: watermarks[quote.status],
    day: quote.day,
  };
  const bytes = await printDocument(spec, (paper) => {
    paper.add(quoteHead(quote));
    const sums = totalsBlock(quote);
    const signed = signersOf(house.signatories[0], quote.client.name);
    const own = house.texts.quote?.trim();
    const last = own ? sums : stack([sums, signed], 10);
    const after = own ? spaceOf([sums, proseSpace("Condiciones", own), signed]) : last;
    addTable(paper, { columns: quoteColumns, rows: quote.rows, after });
    paper.add(last);
    if (!own) return;
    addProse(paper, "Condiciones", own, { next: signed });
    paper.add(signed);
  });
  return { fileName: `Cotización ${quote.code}.pdf`, bytes };
}
