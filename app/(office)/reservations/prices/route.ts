import { officeRead } from "@/lib/next/office-read";
import { LinePricesQuery } from "@/lib/reservations/input";
import { type LinePrices, listLinePrices } from "@/lib/reservations/list-line-prices";

export const GET = officeRead({
  operation: "prices.list",
  input: LinePricesQuery,
  run: listLinePrices,
  show: (found): LinePrices => found,
});
