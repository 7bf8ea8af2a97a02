import { printed } from "@/lib/next/printed";
import { printQuote } from "@/lib/printed/print-quote";

export const GET = printed(
  (ctx, reservationId) => printQuote(ctx, { reservationId }),
  "reservations.quote",
);
