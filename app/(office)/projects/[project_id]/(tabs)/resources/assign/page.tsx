import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AssignForm } from "@/components/assignments/assign-form";
import type { CommonDates } from "@/components/assignments/assign-values";
import { UnitsToAssign } from "@/components/assignments/units-to-assign";
import { listUnretiredAssignments } from "@/lib/assignments/queries";
import { unitsByType, unitsToAssign } from "@/lib/assignments/units-to-assign";
import { may } from "@/lib/auth/permissions";
import { listMaintenanceService } from "@/lib/equipment/ensure-maintenance-service";
import { AvailableList, unitsQuery } from "@/lib/equipment/list-input";
import { listOffers } from "@/lib/equipment/list-offers";
import type { Context } from "@/lib/kernel/context";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { isUnitAssignment } from "@/lib/placement/assignment-kind";
import { listPricesFor } from "@/lib/prices/list-prices-for";
import { rentPrice, visitPrice } from "@/lib/prices/price-on";
import { getTemplate } from "@/lib/project-templates/get-template";
import { getProject, type Project } from "@/lib/projects/get-project";
import { projectName } from "@/lib/projects/labels";
import { getSettings } from "@/lib/settings/get-settings";
import { doPromisesBlock } from "@/lib/states/reservation";
import { later } from "@/lib/values/dates";
import { assign } from "../actions";

export const metadata: Metadata = { title: "Asignar recursos" };

type Asked = { like?: string; template?: string };

type Props = {
  params: Promise<{ project_id: string }>;
  searchParams: Promise<{ like?: string; template?: string; ids?: string }>;
};

/** What the project is to have: what another has, or what its template says. */
async function findModel(ctx: Context, { like, template: asked }: Asked) {
  if (asked) {
    const template = await orNotFound(getTemplate(ctx, { templateId: idOfPath(asked) }));
    return { name: `la plantilla ${template.name}`, units: template.units };
  }
  if (!like) return null;
  const source = await orNotFound(getProject(ctx, { projectId: idOfPath(like) }));
  const assigned = await listUnretiredAssignments(ctx, source.id);
  return { name: projectName(source), units: unitsByType(assigned) };
}

/** Those that were chosen in the list of units. */
async function listChosen(ctx: Context, asked: { ids?: string }) {
  const { ids } = unitsQuery.parse(asked);
  if (ids.length === 0) return [];
  const query = AvailableList.parse({ exclude_services: "false" });
  return (await listOffers(ctx, { ...query, ids })).found;
}

/** The project's end proposes the return. */
function datesOf(ctx: Context, { startDate, endDate }: Project): CommonDates {
  const start = later(ctx.today, startDate);
  return {
    operation_start_date: start,
    operation_end_date: "",
    expected_return_date: endDate && endDate > start ? endDate : "",
  };
}

export default async function AssignPage({ params, searchParams }: Props) {
  const ctx = await pageContext("assignments.add");
  const projectId = idOfPath((await params).project_id);
  const project = await orNotFound(getProject(ctx, { projectId }));
  if (project.isClosed) notFound();
  const { partnerId } = project;
  const [assigned, { reservationsBlock }, [maintenanceId = null], prices] = await Promise.all([
    listUnretiredAssignments(ctx, projectId),
    getSettings(ctx),
    listMaintenanceService(ctx),
    may(ctx.caller, "prices.list")
      ? listPricesFor(ctx, { partnerId, kinds: [rentPrice, visitPrice] })
      : [],
  ]);
  const units = assigned.filter(isUnitAssignment);
  const asked = await searchParams;
  const model = await findModel(ctx, asked);
  const chosen = await listChosen(ctx, asked);
  return (
    <>
      {model ? (
        <UnitsToAssign source={model.name} units={unitsToAssign(model.units, assigned)} />
      ) : null}
      <AssignForm
        projectId={projectId}
        dates={datesOf(ctx, project)}
        chosen={chosen}
        units={units.map(({ equipmentId: id, code, name, type }) => ({ id, code, name, type }))}
        offered={{
          ...{ partnerId, maintenanceId, prices },
          doPromisesBlock: doPromisesBlock(reservationsBlock),
        }}
        assign={assign}
      />
    </>
  );
}
