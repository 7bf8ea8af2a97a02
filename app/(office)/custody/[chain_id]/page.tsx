import type { Metadata } from "next";
import { DoubtfulCharges } from "@/components/billing/doubtful-charges";
import { ChainHeader } from "@/components/custody/chain-header";
import { ChainPaper } from "@/components/custody/chain-paper";
import { ExpiredPapers } from "@/components/custody/expired-papers";
import { SheetLocked } from "@/components/custody/sheet-locked";
import { DocumentsCard } from "@/components/files/documents-card";
import { RecordHistory } from "@/components/history/record-history";
import { ActLink } from "@/components/ui/act-link";
import { firstAct } from "@/components/ui/empty-state";
import { may } from "@/lib/auth/permissions";
import { expiredPaperText } from "@/lib/custody/expired-paper-text";
import { getChain } from "@/lib/custody/get-chain";
import { listChainDoubts } from "@/lib/custody/list-chain-doubts";
import { listTanks } from "@/lib/custody/list-tanks";
import { volumeDoubt } from "@/lib/custody/volume-doubt";
import { listRecordFiles } from "@/lib/files/list-record-files";
import { sealOfSheet } from "@/lib/files/protection";
import { getRecordHistory } from "@/lib/history/get-record-history";
import { links } from "@/lib/links/pages";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { isCounted } from "@/lib/states/chain";
import { isWritable } from "@/lib/states/worksheet";
import { confirmCharges, withdrawConfirmation } from "../../worksheets/actions";
import { remove, renumber, update } from "../actions";

export const metadata: Metadata = { title: "Cadena de custodia" };

const doubtActs = { confirm: confirmCharges, withdraw: withdrawConfirmation };

type Props = { params: Promise<{ chain_id: string }> };

export default async function ChainPage({ params }: Props) {
  const ctx = await pageContext("custody.get");
  const found = await orNotFound(getChain(ctx, { chainId: idOfPath((await params).chain_id) }));
  const { chain, sheet, project, vehicle, items, warnings } = found;
  const [files, history, doubts, tanks] = await Promise.all([
    listRecordFiles(ctx, [{ model: "custody_chain", id: chain.id, seal: sealOfSheet(sheet) }]),
    getRecordHistory(ctx, "custody_chain", chain),
    listChainDoubts(ctx, found),
    listTanks(ctx, items),
  ]);
  const mayDo = {
    update: may(ctx.caller, "custody.update"),
    renumber: may(ctx.caller, "custody.renumber"),
    remove: may(ctx.caller, "custody.delete"),
  };
  return (
    <>
      <ChainHeader
        found={found}
        doubt={volumeDoubt(chain.gallons, { tanks, truck: vehicle?.capacityGallons ?? null })}
        mayDo={mayDo}
        acts={{ update, renumber, remove }}
      />
      <div className="grid gap-6">
        {isWritable(sheet) ? null : <SheetLocked sheet={sheet} projectId={project.id} />}
        <ExpiredPapers messages={warnings.map(expiredPaperText)} />
        <DoubtfulCharges
          {...{ projectId: project.id, doubts, timeZone: ctx.timeZone }}
          acts={may(ctx.caller, "worksheets.confirmCharges") ? doubtActs : null}
        />
        <ChainPaper
          found={found}
          edit={firstAct(
            mayDo.update,
            <ActLink href={links.custodyChainEdit(chain.id)}>Elegir equipos</ActLink>,
            !isWritable(sheet) || !isCounted(chain),
          )}
        />
        <DocumentsCard files={files} />
        <div className="print:hidden">
          <RecordHistory history={history} />
        </div>
      </div>
    </>
  );
}
