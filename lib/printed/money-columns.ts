import type { PaperColumn } from "../print/table-layout";
import { showMoney } from "../values/decimal";
import { sheetLineFields } from "../worksheets/fields";
import type { NumberedLine } from "./line-columns";
import { quantityColumn } from "./quantity-column";

export const moneyColumns: PaperColumn<NumberedLine>[] = [
  quantityColumn,
  {
    header: sheetLineFields.unitPrice.shortLabel,
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
