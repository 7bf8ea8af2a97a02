import type { Metadata } from "next";
import { PartnerScreen } from "@/components/partners/partner-screen";
import { getRecordHistory } from "@/lib/history/get-record-history";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getPartnerOverview } from "@/lib/overview/get-partner-overview";
import { remove } from "../actions";

export const metadata: Metadata = { title: "Cliente" };

type Props = { params: Promise<{ partner_id: string }> };

export default async function PartnerPage({ params }: Props) {
  const ctx = await pageContext("partners.get");
  const partnerId = idOfPath((await params).partner_id);
  const overview = await orNotFound(getPartnerOverview(ctx, { partnerId }));
  const history = await getRecordHistory(ctx, "partner", overview.partner);
  return <PartnerScreen {...{ overview, history, remove }} caller={ctx.caller} />;
}
