import type { Metadata } from "next";
import { PartnerScreen } from "@/components/partners/partner-screen";
import { concealMoney } from "@/lib/auth/conceal-money";
import { getRecordHistory } from "@/lib/history/get-record-history";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getPartnerOverview } from "@/lib/overview/get-partner-overview";
import { listReservations } from "@/lib/reservations/list-reservations";
import { remove } from "../actions";

export const metadata: Metadata = { title: "Cliente" };

type Props = { params: Promise<{ partner_id: string }> };

export default async function PartnerPage({ params }: Props) {
  const ctx = await pageContext("partners.get");
  const partnerId = idOfPath((await params).partner_id);
  const overview = await orNotFound(getPartnerOverview(ctx, { partnerId }));
  const [history, reservations] = await Promise.all([
    getRecordHistory(ctx, "partner", overview.partner),
    listReservations(ctx, { partnerId, isStanding: true, page: { page: 1, pageSize: 20 } }),
  ]);
  return (
    <PartnerScreen
      {...{ overview, history, remove }}
      reservations={concealMoney(ctx.caller, reservations)}
      caller={ctx.caller}
    />
  );
}
