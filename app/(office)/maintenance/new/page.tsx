import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { MaintenanceForm } from "@/components/maintenance/maintenance-form";
import { newMaintenanceValues } from "@/components/maintenance/maintenance-values";
import { isTechnician } from "@/lib/auth/roles";
import { seesMoney } from "@/lib/auth/sees-money";
import { type Equipment, getEquipment } from "@/lib/equipment/get-equipment";
import type { Context } from "@/lib/kernel/context";
import { links } from "@/lib/links/pages";
import type { SearchParams } from "@/lib/lists/address";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getProject, type Project } from "@/lib/projects/get-project";
import { findOwnStaff } from "@/lib/staff/find-own-staff";
import { create, update } from "../actions";

export const metadata: Metadata = { title: "Nueva hoja de mantenimiento" };

type Props = { searchParams: Promise<SearchParams> };

/** Each only where the address names it. */
async function findNamed(ctx: Context, { project, unit }: SearchParams) {
  const [placed, attended] = await Promise.all([
    project ? orNotFound(getProject(ctx, { projectId: idOfPath(String(project)) })) : null,
    unit ? orNotFound(getEquipment(ctx, { equipmentId: idOfPath(String(unit)) })) : null,
  ]);
  return { project: placed, unit: attended };
}

const placedIn = (project: Project | null) =>
  project ? { project_id: project.id, project_label: project.location } : {};

const of = (unit: Equipment | null) =>
  unit ? { resource_item_id: unit.id, unit_label: unit.code } : {};

export default async function NewMaintenancePage({ searchParams }: Props) {
  const ctx = await pageContext("maintenance.create");
  const { project, unit } = await findNamed(ctx, await searchParams);
  const { user } = ctx.caller;
  const own = await findOwnStaff(ctx);
  const signedIn = isTechnician(user) ? `${user.firstName} ${user.lastName}` : "";
  const technician = own?.name ?? signedIn;
  return (
    <>
      <PageHeader
        title="Nueva hoja de mantenimiento"
        crumbs={[{ label: "Mantenimiento", href: links.maintenance }, { label: "Nueva hoja" }]}
      />
      <MaintenanceForm
        values={{
          ...newMaintenanceValues(ctx.today, technician),
          ...placedIn(project),
          ...of(unit),
        }}
        draftName={`maintenance:${user.id}:new:${project?.id ?? ""}${unit ? `:${unit.id}` : ""}`}
        hasCosts={seesMoney(ctx.caller)}
        acts={{ create, update }}
      />
    </>
  );
}
