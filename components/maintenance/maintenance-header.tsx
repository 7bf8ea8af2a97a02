import type { ComponentProps } from "react";
import { PrintedDocument } from "@/components/files/printed-document";
import { PageHeader } from "@/components/layout/page-header";
import { links } from "@/lib/links/pages";
import type { Maintenance } from "@/lib/maintenance/queries";
import { MaintenanceActions } from "./maintenance-actions";
import { MaintenanceState } from "./maintenance-state";

interface MaintenanceHeaderProps
  extends Pick<ComponentProps<typeof MaintenanceActions>, "mayDo" | "acts"> {
  found: Maintenance;
}

export function MaintenanceHeader({ found, mayDo, acts }: MaintenanceHeaderProps) {
  const { sheet, partner, project } = found;
  return (
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
          <MaintenanceActions sheet={sheet} mayDo={mayDo} acts={acts} />
        </>
      }
    />
  );
}
