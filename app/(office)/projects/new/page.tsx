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
import { getTemplate, listTemplateServices } from "@/lib/project-templates/get-template";
import { getProject } from "@/lib/projects/get-project";
import { projectName } from "@/lib/projects/labels";
import { getSettings } from "@/lib/settings/get-settings";
import { createChoice } from "../../partners/actions";
import { use } from "../../templates/actions";
import { create, createAndAssign, duplicate } from "../actions";

export const metadata: Metadata = { title: "Nuevo proyecto" };

type Asked = { like?: string; partner?: string; template?: string };
type Props = { searchParams: Promise<Asked> };

async function getModel(ctx: Context, projectId: number) {
  const project = await orNotFound(getProject(ctx, { projectId }));
  const assigned = await listUnretiredAssignments(ctx, projectId);
  return {
    project,
    services: assigned.filter(isServiceAssignment),
    unitCount: assigned.filter(isUnitAssignment).length,
  };
}

async function getBeginning(ctx: Context, asked: string) {
  const template = await orNotFound(getTemplate(ctx, { templateId: idOfPath(asked) }));
  return { template, services: await listTemplateServices(ctx, template) };
}

const operationOf = ({ like, template }: Asked) => {
  if (template) return "templates.use";
  return like ? "projects.duplicate" : "projects.create";
};

const actsFor = (caller: Caller) => ({
  save: may(caller, "assignments.add") ? createAndAssign : create,
  createPartner: may(caller, "partners.create") ? createChoice : null,
});

async function getForm(ctx: Context, { like, partner: partnerId, template }: Asked) {
  if (template) {
    const begun = await getBeginning(ctx, template);
    const title = `Nuevo proyecto: ${begun.template.name}`;
    return { title, form: { template: begun, save: use } };
  }
  if (like) {
    const model = await getModel(ctx, idOfPath(like));
    const title = `Duplicar ${projectName(model.project)}`;
    return { title, form: { like: model, save: duplicate } };
  }
  const title = "Nuevo proyecto";
  if (!partnerId) return { title, form: {} };
  const { id, name } = await orNotFound(getPartner(ctx, { partnerId: idOfPath(partnerId) }));
  return { title, form: { partner: { id, name } } };
}

export default async function NewProjectPage({ searchParams }: Props) {
  const asked = await searchParams;
  const ctx = await pageContext(operationOf(asked));
  const { operatorBlocks } = await getSettings(ctx);
  const acts = actsFor(ctx.caller);
  const { title, form } = await getForm(ctx, asked);
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: "Proyectos", href: links.projects }, { label: title }]}
      />
      <ProjectForm blocks={operatorBlocks} {...acts} {...form} />
    </>
  );
}
