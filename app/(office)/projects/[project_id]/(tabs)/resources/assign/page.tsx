import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AssignForm } from "@/components/assignments/assign-form";
import { listUnretiredAssignments } from "@/lib/assignments/queries";
import { may } from "@/lib/auth/permissions";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { isUnitAssignment } from "@/lib/placement/assignment-kind";
import { listPricesFor } from "@/lib/prices/list-prices-for";
import { rentPrice, visitPrice } from "@/lib/prices/price-on";
import { getProject } from "@/lib/projects/get-project";
import { later } from "@/lib/values/dates";
import { assign } from "../actions";

export const metadata: Metadata = { title: "Asignar recursos" };

type Props = { params: Promise<{ project_id: string }> };

export default async function AssignPage({ params }: Props) {
  const ctx = await pageContext("assignments.add");
  const projectId = idOfPath((await params).project_id);
  const project = await orNotFound(getProject(ctx, { projectId }));
  if (project.isClosed) notFound();
  const { partnerId } = project;
  const [assigned, prices] = await Promise.all([
    listUnretiredAssignments(ctx, projectId),
    may(ctx.caller, "prices.list")
      ? listPricesFor(ctx, { partnerId, kinds: [rentPrice, visitPrice] })
      : [],
  ]);
  const units = assigned.filter(isUnitAssignment);
  return (
    <AssignForm
      projectId={projectId}
      startDate={later(ctx.today, project.startDate)}
      units={units.map(({ equipmentId: id, code, name, type }) => ({ id, code, name, type }))}
      offered={{ partnerId, prices }}
      assign={assign}
    />
  );
}
