import type { Metadata } from "next";
import { BlankChecklists } from "@/components/equipment/blank-checklists";
import { EquipmentTable } from "@/components/equipment/equipment-table";
import { NewEquipment } from "@/components/equipment/new-equipment";
import { PageHeader } from "@/components/layout/page-header";
import { may } from "@/lib/auth/permissions";
import { listEquipment } from "@/lib/equipment/list-equipment";
import { equipmentQuery } from "@/lib/equipment/list-input";
import { listOccupiedProjects } from "@/lib/equipment/list-occupied-projects";
import { parseListQuery, type SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { pageContext } from "@/lib/next/page-context";

export const metadata: Metadata = { title: "Equipos y servicios" };

export default async function EquipmentPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const ctx = await pageContext("equipment.list");
  const query = parseListQuery(await searchParams, equipmentQuery);
  const [{ rows, total }, projects] = await Promise.all([
    listEquipment(ctx, pageOf(query)),
    listOccupiedProjects(ctx),
  ]);
  const create = may(ctx.caller, "equipment.create") ? <NewEquipment /> : null;
  return (
    <>
      <PageHeader
        title="Equipos y servicios"
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
        projects={projects}
        create={create ?? "office"}
      />
    </>
  );
}
