import { ProjectTreeRecord, projectTreeJson } from "@/lib/archive/json";
import { projectTree } from "@/lib/archive/project-tree";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { ProjectRef } from "@/lib/projects/input";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "files.projectTree",
    input: ProjectRef,
    run: projectTree,
    json: projectTreeJson,
    output: ProjectTreeRecord,
  }),
});
