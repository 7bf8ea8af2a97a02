import { AssignmentRemoval } from "@/lib/assignments/input";
import { removeAssignment } from "@/lib/assignments/remove-assignment";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    operation: "assignments.remove",
    input: AssignmentRemoval,
    run: removeAssignment,
    status: 204,
  }),
});
