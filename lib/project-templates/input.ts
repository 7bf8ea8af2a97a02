import * as z from "zod";
import { Id, renamed, text } from "../wire/input";

const names = { project_id: "projectId", template_id: "templateId" } as const;

/** Named after what it is for, and made of what a project has. */
export const ProjectTemplateInput = z
  .object({ project_id: Id, name: text(100) })
  .transform(renamed(names));

export const ProjectTemplateRef = z.object({ template_id: Id }).transform(renamed(names));
