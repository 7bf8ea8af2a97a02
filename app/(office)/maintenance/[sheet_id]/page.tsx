import type { Metadata } from "next";
import { DocumentsCard } from "@/components/files/documents-card";
import { PrintedDocument } from "@/components/files/printed-document";
import { RecordHistory } from "@/components/history/record-history";
import { PageHeader } from "@/components/layout/page-header";
import { MaintenanceActions } from "@/components/maintenance/maintenance-actions";
import { MaintenancePaper } from "@/components/maintenance/maintenance-paper";
import { MaintenanceState } from "@/components/maintenance/maintenance-state";
import { may } from "@/lib/auth/permissions";
import { listRecordFiles } from "@/lib/files/list-record-files";
import { findRecordHistory } from "@/lib/history/find-record-history";
import { links } from "@/lib/links";
import { getMaintenanceSheet } from "@/lib/maintenance/get-sheet";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { remove, update } from "../actions";

export const metadata: Metadata = { title: "Hoja de mantenimiento" };

type Props = { params: Promise<{ sheet_id: string }> };

export default async function MaintenanceSheetPage({ params }: Props) {
  const ctx = await pageContext("maintenance.get");
  const sheetId = idOfPath((await params).sheet_id);
  const found = await orNotFound(getMaintenanceSheet(ctx, { sheetId }));
  const { sheet, partner, project } = found;
  const [files, history] = await Promise.all([
    listRecordFiles(ctx, [{ model: "maintenance_sheet", id: sheet.id }]),
    findRecordHistory(ctx, "maintenance_sheet", sheet),
  ]);
  const mayDo = {
    update: may(ctx.visit, "maintenance.update"),
    approve: may(ctx.visit, "maintenance.approve"),
    remove: may(ctx.visit, "maintenance.delete"),
  };
  return (
    <>
      <PageHeader
        title={`Hoja de mantenimiento ${sheet.sheetNumber}`}
        subtitle={`${partner.name} · ${project.location}`}
        status={<MaintenanceState status={sheet.status} />}
        crumbs={[{ label: "Mantenimiento", href: links.maintenance }, { label: sheet.sheetNumber }]}
        actions={
          <>
            <PrintedDocument
              title={`Hoja de mantenimiento ${sheet.sheetNumber}`}
              href={links.print.maintenance(sheet.id)}
            />
            <MaintenanceActions sheet={sheet} mayDo={mayDo} acts={{ update, remove }} />
          </>
        }
      />
      <div className="grid gap-6">
        <MaintenancePaper found={found} timeZone={ctx.timeZone} />
        <DocumentsCard files={files} />
        <div className="print:hidden">
          <RecordHistory history={history} />
        </div>
      </div>
    </>
  );
}
