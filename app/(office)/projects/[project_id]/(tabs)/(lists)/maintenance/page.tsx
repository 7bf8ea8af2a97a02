import type { Metadata } from "next";
import { MaintenanceTable } from "@/components/maintenance/maintenance-table";
import { NewMaintenance } from "@/components/maintenance/new-maintenance";
import { ActLink } from "@/components/ui/act-link";
import { firstAct } from "@/components/ui/empty-state";
import { concealMoney } from "@/lib/auth/conceal-money";
import { may } from "@/lib/auth/permissions";
import { seesMoney } from "@/lib/auth/sees-money";
import { links } from "@/lib/links/pages";
import type { SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { projectMaintenanceList } from "@/lib/maintenance/list";
import { listMaintainedUnits } from "@/lib/maintenance/list-maintained-units";
import { listMaintenanceSheets } from "@/lib/maintenance/list-sheets";
import { openListPage } from "@/lib/next/open-list-page";
import { idOfPath, orNotFound } from "@/lib/next/page-context";
import { getProject } from "@/lib/projects/get-project";

export const metadata: Metadata = { title: projectMaintenanceList.name };

type Props = { params: Promise<{ project_id: string }>; searchParams: Promise<SearchParams> };

export default async function ProjectMaintenancePage({ params, searchParams }: Props) {
  const { ctx, query } = await openListPage(projectMaintenanceList, searchParams);
  const projectId = idOfPath((await params).project_id);
  const project = await orNotFound(getProject(ctx, { projectId }));
  const [{ rows, total, totalCost }, units] = await Promise.all([
    listMaintenanceSheets(ctx, { ...pageOf(query), projectId }),
    listMaintainedUnits(ctx, { projectId }),
  ]);
  const mayCreate = !project.isClosed && may(ctx.caller, "maintenance.create");
  const create = mayCreate ? <NewMaintenance projectId={projectId} /> : null;
  return (
    <div className="grid gap-3">
      {create && total > 0 ? <div className="flex justify-end print:hidden">{create}</div> : null}
      <MaintenanceTable
        {...{ query, total }}
        rows={concealMoney(ctx.caller, rows)}
        totalCost={seesMoney(ctx.caller) ? totalCost : null}
        create={firstAct(
          may(ctx.caller, "maintenance.create"),
          <ActLink href={links.newMaintenance(projectId)}>Nueva hoja</ActLink>,
          project.isClosed,
        )}
        choices={{ equipmentId: units }}
        isOfProject
      />
    </div>
  );
}
