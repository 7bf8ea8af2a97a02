import { AddResources } from "@/lib/assignments/add-input";
import { AddedAssignments, addedAssignmentsJson } from "@/lib/assignments/add-json";
import { assignResources } from "@/lib/assignments/assign-resources";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    operation: "assignments.add",
    isList: true,
    input: AddResources,
    run: assignResources,
    json: addedAssignmentsJson,
    output: AddedAssignments,
    status: 201,
  }),
});
