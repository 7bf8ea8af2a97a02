import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { MaintenanceTable } from "@/components/maintenance/maintenance-table";
import { NewMaintenance } from "@/components/maintenance/new-maintenance";
import { may } from "@/lib/auth/permissions";
import { parseListQuery, type SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { maintenanceQuery } from "@/lib/maintenance/list-input";
import { listMaintainedUnits } from "@/lib/maintenance/list-maintained-units";
import { listMaintenanceSheets } from "@/lib/maintenance/list-sheets";
import { pageContext } from "@/lib/next/page-context";
import { listProjectChoices } from "@/lib/projects/list-project-choices";

export const metadata: Metadata = { title: "Mantenimiento" };

type Props = { searchParams: Promise<SearchParams> };

export default async function MaintenancePage({ searchParams }: Props) {
  const ctx = await pageContext("maintenance.list");
  const query = parseListQuery(await searchParams, maintenanceQuery);
  const [{ rows, total, totalCost }, choices, units] = await Promise.all([
    listMaintenanceSheets(ctx, pageOf(query)),
    listProjectChoices(ctx),
    listMaintainedUnits(ctx),
  ]);
  const create = may(ctx.caller, "maintenance.create") ? <NewMaintenance /> : null;
  return (
    <>
      <PageHeader title="Mantenimiento" actions={create} />
      <MaintenanceTable
        {...{ query, rows, total, totalCost }}
        create={create ?? "office"}
        choices={{ ...choices, units }}
        exportHref="/maintenance/export"
      />
    </>
  );
}
