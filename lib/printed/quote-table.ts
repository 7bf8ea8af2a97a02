import { frequencyInWords } from "../assignments/labels";
import { typeLabels } from "../equipment/labels";
import type { PaperColumn } from "../print/table-layout";
import type { QuoteRow } from "../reservations/quote-rows";
import { toBeAgreed } from "../reservations/quote-words";
import { showDay } from "../values/dates";
import { showMoney, showNumber, showQuantity } from "../values/decimal";

function description({ line, isVisit }: QuoteRow): string {
  const type = typeLabels[line.type];
  if (isVisit) return `Mantenimiento de ${type}, ${frequencyInWords(line)}`;
  const { minCapacityGallons: gallons } = line;
  return gallons === null
    ? `Alquiler de ${type}`
    : `Alquiler de ${type}, desde ${showQuantity(gallons)} galones`;
}

const count = ({ count, isVisit }: QuoteRow): string =>
  `${showNumber(String(count), 0)} ${isVisit ? "vis." : "días"}`;

export const quoteColumns: PaperColumn<QuoteRow>[] = [
  { header: "N.º", width: 24, align: "right", cell: (_, at) => String(at + 1) },
  { header: "Descripción", width: 120, grow: 1, isStrong: true, cell: description },
  {
    header: "Cantidad",
    width: 44,
    align: "right",
    cell: ({ line }) => showNumber(String(line.quantity), 0),
  },
  { header: "Desde", width: 54, cell: ({ line }) => showDay(line.fromDate) },
  {
    header: "Vuelve el",
    width: 54,
    cell: ({ line }) => (line.toDate ? showDay(line.toDate) : "Sin fecha"),
  },
  { header: "Por equipo", width: 48, align: "right", cell: count },
  {
    header: "P. unitario",
    width: 56,
    align: "right",
    cell: ({ price }) => (price ? showMoney(price) : "—"),
  },
  {
    header: "Total",
    width: 78,
    align: "right",
    isStrong: true,
    cell: ({ subtotal }) => (subtotal ? showMoney(subtotal) : toBeAgreed),
  },
];
