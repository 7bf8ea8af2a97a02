import { getProjectTree } from "@/lib/archive/get-project-tree";
import { ProjectTreeRecord, projectTreeJson } from "@/lib/archive/json";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { ProjectRef } from "@/lib/projects/input";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "files.projectTree",
    input: ProjectRef,
    run: getProjectTree,
    json: projectTreeJson,
    output: ProjectTreeRecord,
  }),
});
