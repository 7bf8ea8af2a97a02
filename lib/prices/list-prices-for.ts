import { and, asc, eq, isNull, or } from "drizzle-orm";
import { among } from "@/db/among";
import { listPrices } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import type { Price, PriceKind } from "./price-on";

type Asked = { partnerId: number; kinds: readonly PriceKind[] };

/** More than a client's list and everybody's hold in decades. */
const atMost = 5_000;

/** The client's own and everybody's, of all days. */
export const listPricesFor = (ctx: BaseContext, { partnerId, kinds }: Asked): Promise<Price[]> =>
  ctx.db
    .select({
      partnerId: listPrices.partnerId,
      kind: listPrices.kind,
      type: listPrices.type,
      serviceId: listPrices.serviceId,
      fromDate: listPrices.fromDate,
      amount: listPrices.amount,
    })
    .from(listPrices)
    .where(
      and(
        among(listPrices.kind, kinds),
        or(isNull(listPrices.partnerId), eq(listPrices.partnerId, partnerId)),
      ),
    )
    .orderBy(asc(listPrices.fromDate), asc(listPrices.id))
    .limit(atMost);
