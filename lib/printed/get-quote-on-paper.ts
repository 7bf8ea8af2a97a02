import { eq } from "drizzle-orm";
import { partners, projects, reservations } from "@/db/schema";
import { totalsOf } from "../billing/totals";
import type { Context } from "../kernel/context";
import { listPricesFor } from "../prices/list-prices-for";
import { rentPrice } from "../prices/price-on";
import { getReservation } from "../reservations/get-reservation";
import { type QuoteRow, quoteRows } from "../reservations/quote-rows";
import { quoteConditions, validityOf } from "../reservations/quote-words";
import { getSettings } from "../settings/get-settings";
import type { ReservationStatus } from "../states/reservation";
import type { Day } from "../values/dates";
import type { Decimal } from "../values/decimal";
import { single } from "../values/rows";

export type QuoteOnPaper = {
  code: string;
  status: ReservationStatus;
  day: Day;
  validity: string;
  location: string;
  block: string | null;
  client: Awaited<ReturnType<typeof getClient>>;
  rows: QuoteRow[];
  conditions: string[];
  taxPercentage: Decimal;
  totals: ReturnType<typeof totalsOf>;
};

/** Who is spoken to at the project, where there is one. */
async function getClient(ctx: Context, reservationId: number) {
  const { site, ...client } = single(
    await ctx.db
      .select({
        name: partners.name,
        taxId: partners.businessTaxId,
        address: partners.address,
        email: partners.email,
        contactName: partners.contactName,
        phone: partners.phone,
        site: { contactName: projects.contactName, phone: projects.contactPhone },
      })
      .from(reservations)
      .innerJoin(partners, eq(partners.id, reservations.partnerId))
      .leftJoin(projects, eq(projects.id, reservations.projectId))
      .where(eq(reservations.id, reservationId)),
  );
  const { contactName, phone } = site?.contactName ? site : client;
  return { ...client, contactName, phone };
}

export async function getQuoteOnPaper(
  ctx: Context,
  { reservationId }: { reservationId: number },
): Promise<QuoteOnPaper> {
  const reservation = await getReservation(ctx, { reservationId });
  const { partnerId } = reservation;
  const prices = await listPricesFor(ctx, { partnerId, kinds: [rentPrice] });
  const rows = quoteRows(reservation.lines, { partnerId, prices });
  const { taxPercentage } = await getSettings(ctx);
  const subtotals = rows.flatMap(({ subtotal }) => subtotal ?? []);
  return {
    code: reservation.code,
    status: reservation.status,
    day: ctx.today,
    validity: validityOf(reservation, ctx.timeZone),
    location: reservation.location,
    block: reservation.block,
    client: await getClient(ctx, reservationId),
    rows,
    conditions: quoteConditions(rows),
    taxPercentage,
    totals: totalsOf(subtotals, taxPercentage),
  };
}
