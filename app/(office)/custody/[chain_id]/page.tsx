import type { Metadata } from "next";
import { ChainScreen } from "@/components/custody/chain-screen";
import { rightsOf } from "@/lib/auth/permissions";
import { expiredPaperText } from "@/lib/custody/expired-paper-text";
import { listRecordFiles } from "@/lib/files/list-record-files";
import { sealOfSheet } from "@/lib/files/protection";
import { getRecordHistory } from "@/lib/history/get-record-history";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getChainOverview } from "@/lib/overview/get-chain-overview";
import { doubtActsFor } from "../../worksheets/doubt-acts";
import { remove, renumber, update } from "../actions";

export const metadata: Metadata = { title: "Cadena de custodia" };

type Props = { params: Promise<{ chain_id: string }> };

export default async function ChainPage({ params }: Props) {
  const ctx = await pageContext("custody.get");
  const chainId = idOfPath((await params).chain_id);
  const overview = await orNotFound(getChainOverview(ctx, { chainId }));
  const { chain, sheet, expiredPapers } = overview.detail;
  const [files, history] = await Promise.all([
    listRecordFiles(ctx, [{ model: "custody_chain", id: chain.id, seal: sealOfSheet(sheet) }]),
    getRecordHistory(ctx, "custody_chain", chain),
  ]);
  return (
    <ChainScreen
      {...{ overview, files, history, timeZone: ctx.timeZone }}
      expiredPapers={expiredPapers.map(expiredPaperText)}
      mayDo={rightsOf(ctx.caller, {
        create: "custody.create",
        update: "custody.update",
        renumber: "custody.renumber",
        remove: "custody.delete",
      })}
      acts={{ update, renumber, remove }}
      doubleChargeActs={doubtActsFor(ctx.caller)}
    />
  );
}
