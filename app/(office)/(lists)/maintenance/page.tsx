import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { MaintenanceTable } from "@/components/maintenance/maintenance-table";
import { NewMaintenance } from "@/components/maintenance/new-maintenance";
import { concealMoney } from "@/lib/auth/conceal-money";
import { may } from "@/lib/auth/permissions";
import { seesMoney } from "@/lib/auth/sees-money";
import type { SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { maintenanceList } from "@/lib/maintenance/list";
import { getSearchedUnits } from "@/lib/maintenance/list-maintained-units";
import { listMaintenanceSheets } from "@/lib/maintenance/list-sheets";
import { openListPage } from "@/lib/next/open-list-page";
import { getProjectChoices } from "@/lib/projects/get-project-choices";

export const metadata: Metadata = { title: maintenanceList.name };

type Props = { searchParams: Promise<SearchParams> };

export default async function MaintenancePage({ searchParams }: Props) {
  const { ctx, query } = await openListPage(maintenanceList, searchParams);
  const [{ rows, total, totalCost }, choices, units] = await Promise.all([
    listMaintenanceSheets(ctx, pageOf(query)),
    getProjectChoices(ctx, query.filters),
    getSearchedUnits(ctx, query.filters.equipmentId),
  ]);
  const create = may(ctx.caller, "maintenance.create") ? <NewMaintenance /> : null;
  return (
    <>
      <PageHeader title={maintenanceList.name} actions={create} />
      <MaintenanceTable
        {...{ query, total }}
        rows={concealMoney(ctx.caller, rows)}
        totalCost={seesMoney(ctx.caller) ? totalCost : null}
        create={create ?? "office"}
        choices={{ ...choices, equipmentId: units }}
      />
    </>
  );
}
