import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { MaintenanceForm } from "@/components/maintenance/maintenance-form";
import { maintenanceValues } from "@/components/maintenance/maintenance-values";
import { Alert } from "@/components/ui/alert";
import { concealMoney } from "@/lib/auth/conceal-money";
import { may } from "@/lib/auth/permissions";
import { seesMoney } from "@/lib/auth/sees-money";
import { links } from "@/lib/links/pages";
import { getMaintenanceSheet } from "@/lib/maintenance/get-sheet";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { isApproved } from "@/lib/states/maintenance";
import { create, update } from "../../actions";

export const metadata: Metadata = { title: "Editar hoja de mantenimiento" };

type Props = { params: Promise<{ sheet_id: string }> };

export default async function EditMaintenancePage({ params }: Props) {
  const ctx = await pageContext("maintenance.update");
  const sheetId = idOfPath((await params).sheet_id);
  const found = concealMoney(ctx.caller, await orNotFound(getMaintenanceSheet(ctx, { sheetId })));
  const { sheetNumber, version } = found.sheet;
  const mayWrite = !isApproved(found.sheet) || may(ctx.caller, "maintenance.approve");
  return (
    <>
      <PageHeader
        title={`Editar hoja ${sheetNumber}`}
        crumbs={[
          { label: "Mantenimiento", href: links.maintenance },
          { label: sheetNumber, href: links.maintenanceSheet(sheetId) },
          { label: "Editar" },
        ]}
      />
      {mayWrite ? (
        <MaintenanceForm
          values={maintenanceValues(found)}
          draftName={`maintenance:${ctx.caller.user.id}:sheet:${sheetId}`}
          version={version}
          hasCosts={seesMoney(ctx.caller)}
          acts={{ create, update }}
        />
      ) : (
        <Alert title="La hoja está APROBADA">Solo quien puede aprobarla puede cambiarla.</Alert>
      )}
    </>
  );
}
