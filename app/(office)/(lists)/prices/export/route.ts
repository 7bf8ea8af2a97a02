import { exportList } from "@/lib/next/export";
import { priceList } from "@/lib/prices/list";
import { listPriceRows } from "@/lib/prices/list-price-rows";

export const GET = exportList({ list: priceList, read: listPriceRows, inLots: true });
