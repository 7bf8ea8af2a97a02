import { ProjectAssignmentList } from "@/lib/assignments/input";
import { AssignmentListing, assignmentListJson } from "@/lib/assignments/json";
import { listAssignments } from "@/lib/assignments/list-assignments";
import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { getProject } from "@/lib/projects/get-project";
import { ProjectRef } from "@/lib/projects/input";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "assignments.list",
    subject: named(ProjectRef, getProject),
    input: ProjectAssignmentList,
    run: listAssignments,
    json: assignmentListJson,
    output: AssignmentListing,
  }),
});
