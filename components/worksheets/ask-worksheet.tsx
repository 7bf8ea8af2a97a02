"use client";

import { useRouter } from "next/navigation";
import { ConfirmAct } from "@/components/forms/confirm-act";
import { PendingSummary } from "@/components/pending/pending-summary";
import { Alert } from "@/components/ui/alert";
import { asSeen } from "@/components/ui/use-act";
import { links } from "@/lib/links/pages";
import { reads } from "@/lib/links/reads";
import { worksheetMoves } from "@/lib/states/worksheet";
import { type SheetStanding, type Wish, type WorksheetActs, warningsOf } from "./worksheet-acts";
import { questions } from "./worksheet-questions";

export interface WorksheetWindow {
  acts: WorksheetActs;
  standing: SheetStanding;
  onClose: () => void;
}

interface AskWorksheetProps extends WorksheetWindow {
  wish: keyof typeof questions & Wish;
}

const changes = {
  liquidate: { status: worksheetMoves.liquidate.to },
  cancel: { status: worksheetMoves.cancel.to },
  restore: { status: worksheetMoves.restore.to },
  lock: { is_closed: true },
  unlock: { is_closed: false },
  reopen: {},
  delete: {},
} as const;

const actFor = ({ reopen, remove, update }: WorksheetActs, wish: AskWorksheetProps["wish"]) =>
  wish === "reopen" ? reopen : wish === "delete" ? remove : update;

export function AskWorksheet({ wish, acts, standing, onClose }: AskWorksheetProps) {
  const router = useRouter();
  const { sheet } = standing;
  const leave = () => router.push(links.projectWorksheets(sheet.projectId));
  return (
    <ConfirmAct
      {...questions[wish](standing)}
      cancelLabel="Volver"
      act={asSeen(actFor(acts, wish), sheet.version)}
      input={{ id: sheet.id, ...changes[wish] }}
      onClose={onClose}
      {...(wish === "delete" ? { onDone: leave } : {})}
    >
      {wish === "liquidate" ? <BeforeLiquidating {...{ standing, onClose }} /> : null}
    </ConfirmAct>
  );
}

function BeforeLiquidating({ standing, onClose }: Omit<WorksheetWindow, "acts">) {
  const warnings = warningsOf(standing);
  return (
    <>
      {warnings.length > 0 ? <Warnings warnings={warnings} /> : null}
      <PendingSummary
        address={reads.unfinished(standing.sheet.projectId, standing.sheet.id)}
        onFollow={onClose}
      />
    </>
  );
}

const Warnings = ({ warnings }: { warnings: string[] }) => (
  <Alert tone="warning" title="Antes de liquidar">
    <ul className="list-disc pl-4">
      {warnings.map((warning) => (
        <li key={warning}>{warning}</li>
      ))}
    </ul>
  </Alert>
);
