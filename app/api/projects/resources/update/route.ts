import { AssignmentChanges } from "@/lib/assignments/input";
import { AssignmentRecord, assignmentUpdatedJson } from "@/lib/assignments/json";
import { updateAssignment } from "@/lib/assignments/update-assignment";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

const update = endpoint({
  operation: "assignments.update",
  input: AssignmentChanges,
  run: updateAssignment,
  json: assignmentUpdatedJson,
  output: AssignmentRecord,
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: update, PUT: update });
