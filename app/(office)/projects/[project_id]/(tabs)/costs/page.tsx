import type { Metadata } from "next";
import { CostsSummary } from "@/components/projects/costs-summary";
import { CostsTable } from "@/components/projects/costs-table";
import { ActLink } from "@/components/ui/act-link";
import { firstAct } from "@/components/ui/empty-state";
import { may } from "@/lib/auth/permissions";
import { links } from "@/lib/links/pages";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getProjectCosts } from "@/lib/overview/get-project-costs";
import { getProject } from "@/lib/projects/get-project";

export const metadata: Metadata = { title: "Costos del proyecto" };

type Props = { params: Promise<{ project_id: string }> };

export default async function ProjectCostsPage({ params }: Props) {
  const ctx = await pageContext("projects.overview");
  const projectId = idOfPath((await params).project_id);
  const project = await orNotFound(getProject(ctx, { projectId }));
  const costs = await getProjectCosts(ctx, project);
  return (
    <div className="grid gap-6">
      <CostsSummary summary={costs.summary} endDate={project.endDate} />
      <CostsTable
        projectId={projectId}
        assign={firstAct(
          may(ctx.caller, "assignments.add"),
          <ActLink href={links.assignResources(projectId)}>Asignar equipos</ActLink>,
          project.isClosed,
        )}
        {...costs}
      />
    </div>
  );
}
