import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { ProjectForm } from "@/components/projects/project-form";
import { listUnretiredAssignments } from "@/lib/assignments/queries";
import { may } from "@/lib/auth/permissions";
import type { Caller, Context } from "@/lib/kernel/context";
import { links } from "@/lib/links/pages";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getPartner } from "@/lib/partners/get-partner";
import { isServiceAssignment, isUnitAssignment } from "@/lib/placement/assignment-kind";
import { getProject } from "@/lib/projects/get-project";
import { projectName } from "@/lib/projects/labels";
import { getSettings } from "@/lib/settings/get-settings";
import { createChoice } from "../../partners/actions";
import { create, createAndAssign, duplicate } from "../actions";

export const metadata: Metadata = { title: "Nuevo proyecto" };

type Props = { searchParams: Promise<{ like?: string; partner?: string }> };

async function getModel(ctx: Context, projectId: number) {
  const project = await orNotFound(getProject(ctx, { projectId }));
  const assigned = await listUnretiredAssignments(ctx, projectId);
  return {
    project,
    services: assigned.filter(isServiceAssignment),
    unitCount: assigned.filter(isUnitAssignment).length,
  };
}

const actsFor = (caller: Caller) => ({
  save: may(caller, "assignments.add") ? createAndAssign : create,
  createPartner: may(caller, "partners.create") ? createChoice : null,
});

export default async function NewProjectPage({ searchParams }: Props) {
  const { like: asked, partner: partnerId } = await searchParams;
  const ctx = await pageContext(asked ? "projects.duplicate" : "projects.create");
  const { operatorBlocks } = await getSettings(ctx);
  const like = asked ? await getModel(ctx, idOfPath(asked)) : null;
  const partner = partnerId
    ? await orNotFound(getPartner(ctx, { partnerId: idOfPath(partnerId) }))
    : null;
  const acts = actsFor(ctx.caller);
  const title = like ? `Duplicar ${projectName(like.project)}` : "Nuevo proyecto";
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: "Proyectos", href: links.projects }, { label: title }]}
      />
      {like ? (
        <ProjectForm like={like} blocks={operatorBlocks} {...acts} save={duplicate} />
      ) : (
        <ProjectForm
          {...(partner ? { partner: { id: partner.id, name: partner.name } } : {})}
          blocks={operatorBlocks}
          {...acts}
        />
      )}
    </>
  );
}
