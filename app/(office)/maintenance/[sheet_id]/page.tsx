import type { Metadata } from "next";
import { DoubtfulCharges } from "@/components/billing/doubtful-charges";
import { DocumentsCard } from "@/components/files/documents-card";
import { RecordHistory } from "@/components/history/record-history";
import { MaintenanceHeader } from "@/components/maintenance/maintenance-header";
import { MaintenancePaper } from "@/components/maintenance/maintenance-paper";
import { concealMoney } from "@/lib/auth/conceal-money";
import { rightsOf } from "@/lib/auth/permissions";
import { seesMoney } from "@/lib/auth/sees-money";
import { listRecordFiles } from "@/lib/files/list-record-files";
import { getRecordHistory } from "@/lib/history/get-record-history";
import { getMaintenanceSheet } from "@/lib/maintenance/get-sheet";
import { listDoubtsOfSheet } from "@/lib/maintenance/list-doubts-of-sheet";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { doubtActsFor } from "../../worksheets/doubt-acts";
import { remove, update } from "../actions";

export const metadata: Metadata = { title: "Hoja de mantenimiento" };

type Props = { params: Promise<{ sheet_id: string }> };

export default async function MaintenanceSheetPage({ params }: Props) {
  const ctx = await pageContext("maintenance.get");
  const sheetId = idOfPath((await params).sheet_id);
  const found = concealMoney(ctx.caller, await orNotFound(getMaintenanceSheet(ctx, { sheetId })));
  const [files, history, doubts] = await Promise.all([
    listRecordFiles(ctx, [{ model: "maintenance_sheet", id: found.sheet.id }]),
    getRecordHistory(ctx, "maintenance_sheet", found.sheet),
    listDoubtsOfSheet(ctx, found.sheet),
  ]);
  const mayDo = rightsOf(ctx.caller, {
    update: "maintenance.update",
    approve: "maintenance.approve",
    remove: "maintenance.delete",
  });
  return (
    <>
      <MaintenanceHeader found={found} mayDo={mayDo} acts={{ update, remove }} />
      <div className="grid gap-6">
        <DoubtfulCharges
          {...{ projectId: found.sheet.projectId, doubts, timeZone: ctx.timeZone }}
          acts={doubtActsFor(ctx.caller)}
        />
        <MaintenancePaper {...{ found }} timeZone={ctx.timeZone} hasCosts={seesMoney(ctx.caller)} />
        <DocumentsCard files={files} />
        <div className="print:hidden">
          <RecordHistory history={history} />
        </div>
      </div>
    </>
  );
}
