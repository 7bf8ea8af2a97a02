import type { Metadata } from "next";
import { BlankChecklists } from "@/components/equipment/blank-checklists";
import { EquipmentTable } from "@/components/equipment/equipment-table";
import { NewEquipment } from "@/components/equipment/new-equipment";
import { PageHeader } from "@/components/layout/page-header";
import { may } from "@/lib/auth/permissions";
import { equipmentList } from "@/lib/equipment/list";
import { listEquipment } from "@/lib/equipment/list-equipment";
import type { SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { openListPage } from "@/lib/next/open-list-page";
import { getSearchedProjects } from "@/lib/projects/get-searched-projects";

export const metadata: Metadata = { title: equipmentList.name };

type Props = { searchParams: Promise<SearchParams> };

export default async function EquipmentPage({ searchParams }: Props) {
  const { ctx, query } = await openListPage(equipmentList, searchParams);
  const [{ rows, total }, projectId] = await Promise.all([
    listEquipment(ctx, pageOf(query)),
    getSearchedProjects(ctx, query.filters.projectId),
  ]);
  const create = may(ctx.caller, "equipment.create") ? <NewEquipment /> : null;
  return (
    <>
      <PageHeader
        title={equipmentList.name}
        actions={
          <>
            <BlankChecklists />
            {create}
          </>
        }
      />
      <EquipmentTable
        query={query}
        rows={rows}
        total={total}
        choices={{ projectId }}
        create={create ?? "office"}
        mayAssign={may(ctx.caller, "assignments.add")}
      />
    </>
  );
}
