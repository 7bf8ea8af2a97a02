import * as z from "zod";
import { type Listed, listJson } from "../lists/page";
import { listBody, namedBody, recordBody } from "../wire/output";
import type { Project } from "./get-project";
import { cardinalPointLabels } from "./labels";

export const ProjectSummaryBody = namedBody("ProjectSummary", {
  id: z.int(),
  partner_id: z.int(),
  partner_name: z.string(),
  location: z.string(),
  cardinal_point: z.string().nullable(),
  contact_name: z.string().nullable(),
  contact_phone: z.string().nullable(),
  start_date: z.iso.date(),
  end_date: z.iso.date().nullable(),
  is_closed: z.boolean(),
});

const ProjectBody = namedBody("Project", {
  ...ProjectSummaryBody.shape,
  is_active: z.boolean(),
  notes: z.string().nullable(),
  bloque: z.string().nullable(),
  coordinates: z.string().optional(),
});

export const projectSummaryJson = (project: Project): z.input<typeof ProjectSummaryBody> => ({
  id: project.id,
  partner_id: project.partnerId,
  partner_name: project.partnerName,
  location: project.location,
  cardinal_point: project.cardinalPoint && cardinalPointLabels[project.cardinalPoint],
  contact_name: project.contactName,
  contact_phone: project.contactPhone,
  start_date: project.startDate,
  end_date: project.endDate,
  is_closed: project.isClosed,
});

const projectJson = (project: Project): z.input<typeof ProjectBody> => ({
  ...projectSummaryJson(project),
  is_active: project.isActive,
  notes: project.notes,
  bloque: project.block,
  ...(project.coordinates ? { coordinates: project.coordinates } : {}),
});

export const ProjectRecord = recordBody(ProjectBody);
export const ProjectListing = listBody(ProjectBody);

export const projectRecordJson = (project: Project) => ({ data: projectJson(project) });
export const projectCreatedJson = (project: Project) => ({
  message: "Proyecto creado.",
  data: projectJson(project),
});
export const projectUpdatedJson = (project: Project) => ({
  message: "Proyecto actualizado.",
  data: projectJson(project),
});
export const projectDeletedJson = () => ({ message: "Proyecto eliminado." });
export const projectListJson = (listed: Listed<Project>) => listJson(listed, projectJson);
