import type { Context } from "../kernel/context";
import { draw } from "./draw";
import { getCompany } from "./get-company";
import { getQuoteOnPaper } from "./get-quote-on-paper";
import type { Printed } from "./printed";

export async function printQuote(ctx: Context, ref: { reservationId: number }): Promise<Printed> {
  const quote = await getQuoteOnPaper(ctx, ref);
  return draw(ctx, "quote", await getCompany(ctx), quote);
}
