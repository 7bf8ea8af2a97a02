import type { ReactNode } from "react";
import type { CloseProjectProps } from "@/components/closure/close-project";
import { FoldedHistory } from "@/components/history/folded-history";
import { ActLink } from "@/components/ui/act-link";
import { firstAct } from "@/components/ui/empty-state";
import { indexed } from "@/components/ui/indexed";
import type { RecordFiles } from "@/lib/files/list-record-files";
import { attachOrReplace, mayAct } from "@/lib/files/protection";
import { isInvoice, slotsIn } from "@/lib/files/slot";
import type { LoggedHistory as History } from "@/lib/history/get-record-history";
import { links } from "@/lib/links/pages";
import type { WorksheetOverview } from "@/lib/overview/get-worksheet-overview";
import { isWritable } from "@/lib/states/worksheet";
import type { Day } from "@/lib/values/dates";
import type { WorksheetActs } from "./worksheet-acts";
import { WorksheetChains } from "./worksheet-chains";
import { WorksheetData } from "./worksheet-data";
import { WorksheetDocuments } from "./worksheet-documents";
import { WorksheetHeader } from "./worksheet-header";
import { WorksheetIndex } from "./worksheet-index";
import { WorksheetLines } from "./worksheet-lines";
import { WorksheetMaintenance } from "./worksheet-maintenance";
import { WorksheetStats } from "./worksheet-stats";

function invoiceIntoOf({ slots, rights }: RecordFiles, worksheetId: number) {
  const slot = slotsIn(slots, "sheet_project", worksheetId).find(isInvoice);
  if (!slot || !mayAct(attachOrReplace(slot.file !== null), slot, rights)) return null;
  return { slot, rights };
}

interface WorksheetRecordProps {
  overview: WorksheetOverview;
  files: RecordFiles;
  history: History;
  today: Day;
  /** Null without permission. */
  acts: WorksheetActs | null;
  /** Null for who may not. */
  close: CloseProjectProps["close"] | null;
  /** On a sheet that takes chains. */
  mayCreateChains: boolean;
  mayCreateMaintenance: boolean;
  mayScan: boolean;
  doubtful: ReactNode;
}

export function WorksheetRecord({ overview, files, today, acts, ...props }: WorksheetRecordProps) {
  const { sheet, project, lines, facts, ...work } = overview;
  const canWrite = isWritable(sheet);
  return (
    <>
      <WorksheetHeader
        {...{ sheet, project, lines, today, acts, ...work }}
        invoiceInto={invoiceIntoOf(files, sheet.id)}
        close={props.close}
      />
      <WorksheetIndex {...{ sheet, lines, ...work }} />
      <div className="mt-4 grid gap-6 dense:mt-3 dense:gap-2.5">
        <WorksheetStats sheet={sheet} volume={work.volume} />
        {props.doubtful}
        <div {...indexed("lineas")}>
          <WorksheetLines {...{ sheet, lines, facts, today }} acts={canWrite ? acts : null} />
        </div>
        <div {...indexed("cadenas")}>
          <WorksheetChains
            sheet={sheet}
            chains={work.chains}
            files={files}
            mayCreate={canWrite && !project.isClosed && props.mayCreateChains}
            mayScan={props.mayScan}
          />
        </div>
        <div {...indexed("mantenimiento")}>
          <WorksheetMaintenance
            sheets={work.maintenance}
            create={firstAct(
              props.mayCreateMaintenance,
              <ActLink href={links.newMaintenance(project.id)}>Nueva hoja</ActLink>,
              !canWrite || project.isClosed,
            )}
          />
        </div>
        <div {...indexed("documentos")}>
          <WorksheetDocuments sheet={sheet} files={files} />
        </div>
        <div {...indexed("datos")}>
          <WorksheetData sheet={sheet} />
        </div>
        <FoldedHistory history={props.history} id="historial" />
      </div>
    </>
  );
}
