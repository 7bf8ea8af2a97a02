"use server";

import { duplicateProject } from "@/lib/assignments/duplicate-project";
import { closeProject } from "@/lib/closure/close-project";
import { links } from "@/lib/links/pages";
import { action, change } from "@/lib/next/action";
import { createProject } from "@/lib/projects/create-project";
import { deleteProject } from "@/lib/projects/delete-project";
import { DuplicatedProject, ProjectChanges, ProjectInput, ProjectRef } from "@/lib/projects/input";
import { updateProject } from "@/lib/projects/update-project";

export const create = action({
  operation: "projects.create",
  input: ProjectInput,
  run: createProject,
  show: ({ id }) => links.project(id),
});

/** For who may go on with its units. */
export const createAndAssign = action({
  operation: "projects.create",
  input: ProjectInput,
  run: createProject,
  show: ({ id }) => links.assignResources(id),
});

export const duplicate = action({
  operation: "projects.duplicate",
  input: DuplicatedProject,
  run: duplicateProject,
  show: ({ id, sourceId, unitCount }) =>
    unitCount > 0 ? links.assignResourcesLike(id, sourceId) : links.project(id),
});

export const update = change({
  operation: "projects.update",
  input: ProjectChanges,
  run: updateProject,
  show: ({ id }) => links.project(id),
});

export const remove = change({
  operation: "projects.delete",
  input: ProjectRef,
  run: deleteProject,
});

export const close = change({
  operation: "closure.close",
  input: ProjectRef,
  run: closeProject,
  show: ({ released }) => released,
});
