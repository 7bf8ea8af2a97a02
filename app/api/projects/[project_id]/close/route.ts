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
    input: ProjectRef,
    run: reviewClosure,
    json: closureReviewJson,
    output: ClosureReviewBody,
    refusal: closureRefusedJson,
  }),
  POST: endpoint({
    operation: "closure.close",
    input: ProjectRef,
    run: closeProject,
    json: closedProjectJson,
    output: ClosedProject,
    refusal: closureRefusedJson,
  }),
});
