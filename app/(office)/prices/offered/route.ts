import { officeRead } from "@/lib/next/office-read";
import { OfferedPricesQuery } from "@/lib/prices/input";
import { listOfferedPrices, type ProjectPrices } from "@/lib/prices/list-offered-prices";

export const GET = officeRead({
  operation: "prices.list",
  input: OfferedPricesQuery,
  run: listOfferedPrices,
  show: (offered): ProjectPrices => offered,
});
