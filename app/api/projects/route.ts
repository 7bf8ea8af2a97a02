import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { createProject } from "@/lib/projects/create-project";
import { ProjectInput, ProjectList } from "@/lib/projects/input";
import {
  ProjectListing,
  ProjectRecord,
  projectCreatedJson,
  projectListJson,
} from "@/lib/projects/json";
import { listProjects } from "@/lib/projects/list-projects";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "projects.list",
    input: ProjectList,
    run: listProjects,
    json: projectListJson,
    output: ProjectListing,
  }),
  POST: endpoint({
    operation: "projects.create",
    input: ProjectInput,
    run: createProject,
    json: projectCreatedJson,
    output: ProjectRecord,
    status: 201,
  }),
});
