import type * as z from "zod";
import type { NamedAssignment } from "@/lib/assignments/queries";
import type { OfferedService, ProjectTemplate } from "@/lib/project-templates/get-template";
import type { Project } from "@/lib/projects/get-project";
import type { DuplicatedProject, ProjectChanges, ProjectOfTemplate } from "@/lib/projects/input";

/** What any of the schemas takes: to open a project, one like another, or to change it. */
export type ProjectValues = Partial<
  z.input<typeof ProjectChanges> &
    Pick<z.input<typeof DuplicatedProject>, "source_id" | "assignment_ids"> &
    Pick<z.input<typeof ProjectOfTemplate>, "template_id" | "service_ids">
>;

/** A project that a new one is to be like, with its services. */
export type ProjectModel = {
  project: Project;
  services: readonly NamedAssignment[];
  unitCount: number;
};

/** What a new project begins with. */
export type TemplateModel = { template: ProjectTemplate; services: readonly OfferedService[] };

/** Whom a new project is for, where that is known already. */
export type ProjectPartner = { id: number; name: string };

const shared = (project: Project) => ({
  partner_id: project.partnerId,
  location: project.location,
  cardinal_point: project.cardinalPoint ?? "",
  contact_name: project.contactName ?? "",
  contact_phone: project.contactPhone ?? "",
  bloque: project.block ?? "",
  coordinates: project.coordinates ?? "",
  notes: project.notes ?? "",
});

/** Its days are its own; a service of a unit is copied when it is asked for. */
const valuesLike = ({ project, services }: ProjectModel): ProjectValues => ({
  ...shared(project),
  source_id: project.id,
  start_date: "",
  end_date: "",
  assignment_ids: services.flatMap(({ id, servedCode }) => (servedCode ? [] : [id])),
});

const valuesOf = (project: Project): ProjectValues => ({
  ...shared(project),
  project_id: project.id,
  start_date: project.startDate,
  end_date: project.endDate ?? "",
});

const valuesWith = ({ template, services }: TemplateModel): ProjectValues => ({
  location: "",
  start_date: "",
  bloque: template.block ?? "",
  notes: template.notes ?? "",
  template_id: template.id,
  service_ids: services.flatMap(({ equipmentId, isOffered }) => (isOffered ? equipmentId : [])),
});

const schemas = () => import("@/lib/projects/input");

/** How the form begins, and what judges it. */
export function beginProject(
  project: Project | undefined,
  like: ProjectModel | undefined,
  partner: ProjectPartner | undefined,
  begun?: TemplateModel,
) {
  if (begun)
    return {
      known: null,
      values: valuesWith(begun),
      schema: () => schemas().then((input) => input.ProjectOfTemplate),
    };
  if (like)
    return {
      known: like.project,
      values: valuesLike(like),
      schema: () => schemas().then((input) => input.DuplicatedProject),
    };
  if (project)
    return {
      known: project,
      values: valuesOf(project),
      schema: () => schemas().then((input) => input.ProjectChanges),
    };
  return {
    known: null,
    values: {
      location: "",
      start_date: "",
      ...(partner ? { partner_id: partner.id } : {}),
    } as ProjectValues,
    schema: () => schemas().then((input) => input.ProjectInput),
  };
}
