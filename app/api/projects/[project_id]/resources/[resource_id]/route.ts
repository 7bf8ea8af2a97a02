import { getAssignment } from "@/lib/assignments/get-assignment";
import { ProjectAssignmentChanges, ProjectAssignmentRef } from "@/lib/assignments/input";
import { AssignmentRecord, assignmentUpdatedJson } from "@/lib/assignments/json";
import { removeAssignment } from "@/lib/assignments/remove-assignment";
import { updateAssignment } from "@/lib/assignments/update-assignment";
import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    operation: "assignments.update",
    summary: "Update the given fields of an assignment of this project, or retire it",
    subject: named(ProjectAssignmentRef, getAssignment),
    input: ProjectAssignmentChanges,
    run: updateAssignment,
    json: assignmentUpdatedJson,
    output: AssignmentRecord,
  }),
  DELETE: endpoint({
    operation: "assignments.remove",
    summary: "Remove an assignment of this project permanently",
    input: ProjectAssignmentRef,
    run: removeAssignment,
    status: 204,
  }),
});
