import { AssignmentReactivation } from "@/lib/assignments/input";
import { assignmentReactivatedJson, ReactivatedRecord } from "@/lib/assignments/json";
import { reactivateAssignment } from "@/lib/assignments/reactivate-assignment";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    operation: "assignments.reactivate",
    input: AssignmentReactivation,
    run: reactivateAssignment,
    json: assignmentReactivatedJson,
    output: ReactivatedRecord,
    status: ({ isNew }) => (isNew ? 201 : 200),
  }),
});
