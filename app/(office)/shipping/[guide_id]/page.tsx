import type { Metadata } from "next";
import { DocumentsCard } from "@/components/files/documents-card";
import { RecordHistory } from "@/components/history/record-history";
import { GuideHeader } from "@/components/shipping/guide-header";
import { GuidePaper } from "@/components/shipping/guide-paper";
import { concealMoney } from "@/lib/auth/conceal-money";
import { rightsOf } from "@/lib/auth/permissions";
import { seesMoney } from "@/lib/auth/sees-money";
import { listRecordFiles } from "@/lib/files/list-record-files";
import { getRecordHistory } from "@/lib/history/get-record-history";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getGuide } from "@/lib/shipping/get-guide";
import { remove, update } from "../actions";

export const metadata: Metadata = { title: "Guía de remisión" };

type Props = { params: Promise<{ guide_id: string }> };

export default async function GuidePage({ params }: Props) {
  const ctx = await pageContext("shipping.get");
  const ref = { guideId: idOfPath((await params).guide_id) };
  const guide = concealMoney(ctx.caller, await orNotFound(getGuide(ctx, ref)));
  const [files, history] = await Promise.all([
    listRecordFiles(ctx, [{ model: "shipping_guide", id: guide.id }]),
    getRecordHistory(ctx, "shipping_guide", guide),
  ]);
  const mayDo = rightsOf(ctx.caller, { update: "shipping.update", remove: "shipping.delete" });
  return (
    <>
      <GuideHeader guide={guide} mayDo={mayDo} acts={{ update, remove }} />
      <div className="grid gap-6">
        <GuidePaper guide={guide} mayUpdate={mayDo.update} hasCosts={seesMoney(ctx.caller)} />
        <DocumentsCard files={files} />
        <div className="print:hidden">
          <RecordHistory history={history} />
        </div>
      </div>
    </>
  );
}
