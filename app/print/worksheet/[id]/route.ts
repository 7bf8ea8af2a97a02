import { seesMoney } from "@/lib/auth/sees-money";
import { printed } from "@/lib/next/printed";
import { printWorksheet } from "@/lib/printed/print-worksheet";

/** With `?prices=no`, and for who may not see money, the camp's copy. */
export const GET = printed((ctx, worksheetId, { searchParams: asked }) =>
  printWorksheet(ctx, {
    worksheetId,
    hasPrices: asked.get("prices") !== "no" && seesMoney(ctx.caller),
  }),
);
