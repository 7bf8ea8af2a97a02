import { AddProjectResources } from "@/lib/assignments/add-input";
import { AddedAssignments, addedAssignmentsJson } from "@/lib/assignments/add-json";
import { assignResources } from "@/lib/assignments/assign-resources";
import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { getProject } from "@/lib/projects/get-project";
import { ProjectRef } from "@/lib/projects/input";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    operation: "assignments.add",
    summary: "Assign equipment and services to this project, all of them or none",
    subject: named(ProjectRef, getProject),
    isList: true,
    input: AddProjectResources,
    run: assignResources,
    json: addedAssignmentsJson,
    output: AddedAssignments,
    status: 201,
  }),
});
