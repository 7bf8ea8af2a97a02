import type { ComponentProps } from "react";
import { type DoubtActs, DoubtfulCharges } from "@/components/billing/doubtful-charges";
import { DocumentsCard } from "@/components/files/documents-card";
import { RecordHistory } from "@/components/history/record-history";
import { ActLink } from "@/components/ui/act-link";
import { firstAct } from "@/components/ui/empty-state";
import type { RecordFiles } from "@/lib/files/list-record-files";
import type { LoggedHistory } from "@/lib/history/get-record-history";
import { links } from "@/lib/links/pages";
import type { ChainOverview } from "@/lib/overview/get-chain-overview";
import { isCancelledChain } from "@/lib/states/chain";
import { isWritable } from "@/lib/states/worksheet";
import { ChainHeader } from "./chain-header";
import { ChainPaper } from "./chain-paper";
import { ExpiredPapers } from "./expired-papers";
import { SheetNotWritable } from "./sheet-not-writable";

interface ChainScreenProps extends Pick<ComponentProps<typeof ChainHeader>, "mayDo" | "acts"> {
  overview: ChainOverview;
  expiredPapers: readonly string[];
  files: RecordFiles;
  history: LoggedHistory;
  timeZone: string;
  doubleChargeActs: DoubtActs | null;
}

export function ChainScreen({ overview, mayDo, acts, ...props }: ChainScreenProps) {
  const { detail, doubleCharges, volumeDoubt } = overview;
  const { chain, sheet, project } = detail;
  return (
    <>
      <ChainHeader {...{ detail, volumeDoubt, mayDo, acts }} />
      <div className="grid gap-6">
        {isWritable(sheet) ? null : <SheetNotWritable sheet={sheet} projectId={project.id} />}
        <ExpiredPapers messages={props.expiredPapers} />
        <DoubtfulCharges
          projectId={project.id}
          doubts={doubleCharges}
          timeZone={props.timeZone}
          acts={props.doubleChargeActs}
        />
        <ChainPaper
          detail={detail}
          edit={firstAct(
            mayDo.update,
            <ActLink href={links.custodyChainEdit(chain.id)}>Elegir equipos</ActLink>,
            !isWritable(sheet) || isCancelledChain(chain),
          )}
        />
        <DocumentsCard files={props.files} />
        <div className="print:hidden">
          <RecordHistory history={props.history} />
        </div>
      </div>
    </>
  );
}
