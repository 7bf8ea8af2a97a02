import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AssignForm } from "@/components/assignments/assign-form";
import { UnitsToAssign } from "@/components/assignments/units-to-assign";
import { listUnretiredAssignments } from "@/lib/assignments/queries";
import { unitsToAssign } from "@/lib/assignments/units-to-assign";
import { may } from "@/lib/auth/permissions";
import { availableOffers } from "@/lib/equipment/available-offers";
import { listMaintenanceService } from "@/lib/equipment/ensure-maintenance-service";
import { listAvailable } from "@/lib/equipment/list-available";
import { AvailableList, unitsQuery } from "@/lib/equipment/list-input";
import type { Context } from "@/lib/kernel/context";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { isUnitAssignment } from "@/lib/placement/assignment-kind";
import { listPricesFor } from "@/lib/prices/list-prices-for";
import { rentPrice, visitPrice } from "@/lib/prices/price-on";
import { getProject } from "@/lib/projects/get-project";
import { projectName } from "@/lib/projects/labels";
import { later } from "@/lib/values/dates";
import { assign } from "../actions";

export const metadata: Metadata = { title: "Asignar recursos" };

type Props = {
  params: Promise<{ project_id: string }>;
  searchParams: Promise<{ like?: string; ids?: string }>;
};

async function getModel(ctx: Context, asked: string) {
  const source = await orNotFound(getProject(ctx, { projectId: idOfPath(asked) }));
  return { source, assigned: await listUnretiredAssignments(ctx, source.id) };
}

/** Those that were chosen in the list of units. */
async function listChosen(ctx: Context, asked: { ids?: string }) {
  const { ids } = unitsQuery.parse(asked);
  if (ids.length === 0) return [];
  const query = AvailableList.parse({ exclude_services: "false" });
  return availableOffers(await listAvailable(ctx, { ...query, ids })).found;
}

export default async function AssignPage({ params, searchParams }: Props) {
  const ctx = await pageContext("assignments.add");
  const projectId = idOfPath((await params).project_id);
  const project = await orNotFound(getProject(ctx, { projectId }));
  if (project.isClosed) notFound();
  const { partnerId } = project;
  const [assigned, [maintenanceId = null], prices] = await Promise.all([
    listUnretiredAssignments(ctx, projectId),
    listMaintenanceService(ctx),
    may(ctx.caller, "prices.list")
      ? listPricesFor(ctx, { partnerId, kinds: [rentPrice, visitPrice] })
      : [],
  ]);
  const units = assigned.filter(isUnitAssignment);
  const { like, ...asked } = await searchParams;
  const model = like ? await getModel(ctx, like) : null;
  const chosen = await listChosen(ctx, asked);
  return (
    <>
      {model ? (
        <UnitsToAssign
          source={projectName(model.source)}
          units={unitsToAssign(model.assigned, assigned)}
        />
      ) : null}
      <AssignForm
        projectId={projectId}
        startDate={later(ctx.today, project.startDate)}
        chosen={chosen}
        units={units.map(({ equipmentId: id, code, name, type }) => ({ id, code, name, type }))}
        offered={{ partnerId, maintenanceId, prices }}
        assign={assign}
      />
    </>
  );
}
