import { downloadEndpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { ProjectMerge } from "@/lib/merges/input";
import { mergeProject } from "@/lib/merges/merge-project";
import { getProject } from "@/lib/projects/get-project";
import { ProjectRef } from "@/lib/projects/input";

const merge = downloadEndpoint({
  operation: "files.merge",
  input: ProjectMerge,
  subject: named(ProjectRef, getProject),
  run: mergeProject,
  file: { type: "application/pdf", of: (merged) => merged },
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: merge, POST: merge });
