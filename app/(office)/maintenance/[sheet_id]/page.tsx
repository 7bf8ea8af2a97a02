import type { Metadata } from "next";
import { DoubtfulCharges } from "@/components/billing/doubtful-charges";
import { DocumentsCard } from "@/components/files/documents-card";
import { RecordHistory } from "@/components/history/record-history";
import { MaintenanceHeader } from "@/components/maintenance/maintenance-header";
import { MaintenancePaper } from "@/components/maintenance/maintenance-paper";
import { may } from "@/lib/auth/permissions";
import { listShownDoubts } from "@/lib/billing/list-shown-doubts";
import { listRecordFiles } from "@/lib/files/list-record-files";
import { getRecordHistory } from "@/lib/history/get-record-history";
import { getMaintenanceSheet } from "@/lib/maintenance/get-sheet";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { confirmCharges, withdrawConfirmation } from "../../worksheets/actions";
import { remove, update } from "../actions";

export const metadata: Metadata = { title: "Hoja de mantenimiento" };

const doubtActs = { confirm: confirmCharges, withdraw: withdrawConfirmation };

type Props = { params: Promise<{ sheet_id: string }> };

export default async function MaintenanceSheetPage({ params }: Props) {
  const ctx = await pageContext("maintenance.get");
  const sheetId = idOfPath((await params).sheet_id);
  const found = await orNotFound(getMaintenanceSheet(ctx, { sheetId }));
  const { sheet } = found;
  const { projectId, equipmentId, date } = sheet;
  const [files, history, doubts] = await Promise.all([
    listRecordFiles(ctx, [{ model: "maintenance_sheet", id: sheet.id }]),
    getRecordHistory(ctx, "maintenance_sheet", sheet),
    listShownDoubts(ctx, {
      projectId,
      period: { from: date, to: date },
      unitIds: [equipmentId],
    }),
  ]);
  const mayDo = {
    update: may(ctx.caller, "maintenance.update"),
    approve: may(ctx.caller, "maintenance.approve"),
    remove: may(ctx.caller, "maintenance.delete"),
  };
  return (
    <>
      <MaintenanceHeader found={found} mayDo={mayDo} acts={{ update, remove }} />
      <div className="grid gap-6">
        <DoubtfulCharges
          {...{ projectId, doubts, timeZone: ctx.timeZone }}
          acts={may(ctx.caller, "worksheets.confirmCharges") ? doubtActs : null}
        />
        <MaintenancePaper found={found} timeZone={ctx.timeZone} />
        <DocumentsCard files={files} />
        <div className="print:hidden">
          <RecordHistory history={history} />
        </div>
      </div>
    </>
  );
}
