import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { MaintenanceForm } from "@/components/maintenance/maintenance-form";
import { newMaintenanceValues } from "@/components/maintenance/maintenance-values";
import { isTechnician } from "@/lib/auth/roles";
import { getEquipment } from "@/lib/equipment/get-equipment";
import { links } from "@/lib/links/pages";
import type { SearchParams } from "@/lib/lists/address";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getProject } from "@/lib/projects/get-project";
import { findOwnStaff } from "@/lib/staff/find-own-staff";
import { create, update } from "../actions";

export const metadata: Metadata = { title: "Nueva hoja de mantenimiento" };

type Props = { searchParams: Promise<SearchParams> };

export default async function NewMaintenancePage({ searchParams }: Props) {
  const ctx = await pageContext("maintenance.create");
  const { project: named, unit: unitNamed } = await searchParams;
  const project = named
    ? await orNotFound(getProject(ctx, { projectId: idOfPath(String(named)) }))
    : null;
  const unit = unitNamed
    ? await orNotFound(getEquipment(ctx, { equipmentId: idOfPath(String(unitNamed)) }))
    : null;
  const { user } = ctx.caller;
  const own = await findOwnStaff(ctx);
  const signedIn = isTechnician(user) ? `${user.firstName} ${user.lastName}` : "";
  const technician = own?.name ?? signedIn;
  const placed = {
    ...(project ? { project_id: project.id, project_label: project.location } : {}),
    ...(unit ? { resource_item_id: unit.id, unit_label: unit.code } : {}),
  };
  return (
    <>
      <PageHeader
        title="Nueva hoja de mantenimiento"
        crumbs={[{ label: "Mantenimiento", href: links.maintenance }, { label: "Nueva hoja" }]}
      />
      <MaintenanceForm
        values={{ ...newMaintenanceValues(ctx.today, technician), ...placed }}
        draftName={`maintenance:${user.id}:new:${project?.id ?? ""}${unit ? `:${unit.id}` : ""}`}
        acts={{ create, update }}
      />
    </>
  );
}
