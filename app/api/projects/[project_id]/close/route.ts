import { closeProject } from "@/lib/closure/close-project";
import {
  ClosedProject,
  ClosureReviewBody,
  closedProjectJson,
  closureRefusedJson,
  closureReviewJson,
} from "@/lib/closure/json";
import { reviewClosure } from "@/lib/closure/review-closure";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { ProjectRef } from "@/lib/projects/input";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "closure.review",
    summary: "Validate the closure of a project",
    input: ProjectRef,
    run: reviewClosure,
    json: closureReviewJson,
    output: ClosureReviewBody,
    refusal: closureRefusedJson,
  }),
  POST: endpoint({
    operation: "closure.close",
    summary: "Close a project and release its equipment",
    input: ProjectRef,
    run: closeProject,
    json: closedProjectJson,
    output: ClosedProject,
    refusal: closureRefusedJson,
  }),
});
