import type { Metadata } from "next";
import { RecordHistory } from "@/components/history/record-history";
import { WorksheetChains } from "@/components/worksheets/worksheet-chains";
import { WorksheetData } from "@/components/worksheets/worksheet-data";
import { WorksheetDocuments } from "@/components/worksheets/worksheet-documents";
import { WorksheetHeader } from "@/components/worksheets/worksheet-header";
import { WorksheetLines } from "@/components/worksheets/worksheet-lines";
import { WorksheetMaintenance } from "@/components/worksheets/worksheet-maintenance";
import { WorksheetStats } from "@/components/worksheets/worksheet-stats";
import { may } from "@/lib/auth/permissions";
import { listWorksheetFiles } from "@/lib/files/list-record-files";
import { findRecordHistory } from "@/lib/history/find-record-history";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getWorksheetOverview } from "@/lib/overview/get-worksheet-overview";
import { isWritable } from "@/lib/worksheets/status";
import {
  addLine,
  refresh,
  remove,
  removeLine,
  reopen,
  review,
  setDays,
  update,
  updateLine,
} from "../../../../../worksheets/actions";

export const metadata: Metadata = { title: "Planilla" };

const acts = { addLine, refresh, remove, removeLine, reopen, review, setDays, update, updateLine };

type Props = { params: Promise<{ project_id: string; sheet_id: string }> };

export default async function WorksheetPage({ params }: Props) {
  const ctx = await pageContext("worksheets.get");
  const path = await params;
  const projectId = idOfPath(path.project_id);
  const ref = { projectId, worksheetId: idOfPath(path.sheet_id) };
  const { sheet, project, lines, facts, ...work } = await orNotFound(
    getWorksheetOverview(ctx, ref),
  );
  const [files, history] = await Promise.all([
    listWorksheetFiles(ctx, sheet, work.chains),
    findRecordHistory(ctx, "sheet_project", sheet),
  ]);
  const mayWrite = may(ctx.visit, "worksheets.update");
  const { today } = ctx;
  return (
    <>
      <WorksheetHeader
        {...{ sheet, project, lines, today, ...work }}
        acts={mayWrite ? acts : null}
      />
      <div className="grid gap-6">
        <WorksheetStats sheet={sheet} volume={work.volume} />
        <WorksheetLines
          {...{ sheet, lines, facts, today }}
          acts={mayWrite && isWritable(sheet) ? acts : null}
        />
        <WorksheetChains
          sheet={sheet}
          chains={work.chains}
          files={files}
          mayCreate={isWritable(sheet) && !project.isClosed && may(ctx.visit, "custody.create")}
          mayScan={may(ctx.visit, "files.scanCustody")}
        />
        <WorksheetMaintenance sheets={work.maintenance} />
        <WorksheetDocuments sheet={sheet} files={files} />
        <WorksheetData sheet={sheet} />
        <RecordHistory history={history} />
      </div>
    </>
  );
}
