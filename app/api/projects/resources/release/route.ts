import { AssignmentRelease } from "@/lib/assignments/input";
import { releaseAssignment } from "@/lib/assignments/release-assignment";
import { assignmentReleasedJson, ReleasedRecord } from "@/lib/assignments/release-json";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

const release = endpoint({
  operation: "assignments.release",
  input: AssignmentRelease,
  run: releaseAssignment,
  json: assignmentReleasedJson,
  output: ReleasedRecord,
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: release, PUT: release });
