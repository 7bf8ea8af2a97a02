"use server";

import { links } from "@/lib/links/pages";
import { action, change } from "@/lib/next/action";
import { createFromTemplate } from "@/lib/project-templates/create-from-template";
import { deleteTemplate } from "@/lib/project-templates/delete-template";
import { ProjectTemplateInput, ProjectTemplateRef } from "@/lib/project-templates/input";
import { saveTemplate } from "@/lib/project-templates/save-template";
import { ProjectOfTemplate } from "@/lib/projects/input";

export const save = action({
  operation: "templates.save",
  input: ProjectTemplateInput,
  run: saveTemplate,
  show: ({ name }) => name,
});

export const use = action({
  operation: "templates.use",
  input: ProjectOfTemplate,
  run: createFromTemplate,
  show: ({ id, templateId, unitCount }) =>
    unitCount > 0 ? links.assignResourcesOf(id, templateId) : links.project(id),
});

export const remove = change({
  operation: "templates.delete",
  input: ProjectTemplateRef,
  run: deleteTemplate,
});
