import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { deleteProject } from "@/lib/projects/delete-project";
import { getProject, getProjectEvenInactive } from "@/lib/projects/get-project";
import { ProjectChanges, ProjectRef } from "@/lib/projects/input";
import {
  ProjectRecord,
  projectDeletedJson,
  projectRecordJson,
  projectUpdatedJson,
} from "@/lib/projects/json";
import { updateProject } from "@/lib/projects/update-project";
import { messageBody } from "@/lib/wire/output";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "projects.get",
    input: ProjectRef,
    run: getProject,
    json: projectRecordJson,
    output: ProjectRecord,
  }),
  PUT: endpoint({
    operation: "projects.update",
    subject: named(ProjectRef, getProjectEvenInactive),
    input: ProjectChanges,
    run: updateProject,
    json: projectUpdatedJson,
    output: ProjectRecord,
  }),
  DELETE: endpoint({
    operation: "projects.delete",
    subject: named(ProjectRef, getProject),
    input: ProjectRef,
    run: deleteProject,
    json: projectDeletedJson,
    output: messageBody,
  }),
});
