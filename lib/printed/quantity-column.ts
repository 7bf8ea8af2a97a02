import { isByDay } from "../billing/claims";
import type { PaperColumn } from "../print/table-layout";
import { showQuantity } from "../values/decimal";
import { sheetLineFields } from "../worksheets/fields";
import type { SheetLine } from "../worksheets/list-lines";
import type { NumberedLine } from "./line-columns";

export const isCountedByHand = ({ kind, manualFields }: SheetLine): boolean =>
  isByDay(kind) && manualFields.includes("quantity");

export const quantityColumn: PaperColumn<NumberedLine> = {
  header: sheetLineFields.quantity.label,
  width: 44,
  align: "right",
  cell: (line) => `${showQuantity(line.quantity)}${isCountedByHand(line) ? " *" : ""}`,
};
