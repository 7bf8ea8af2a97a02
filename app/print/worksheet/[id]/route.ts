import { printed } from "@/lib/next/printed";
import { printWorksheet } from "@/lib/printed/print-worksheet";

/** With `?prices=no` the camp's copy. */
export const GET = printed((ctx, worksheetId, { searchParams: asked }) =>
  printWorksheet(ctx, { worksheetId, hasPrices: asked.get("prices") !== "no" }),
);
