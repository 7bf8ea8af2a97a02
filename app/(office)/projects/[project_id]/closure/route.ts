import type { Review } from "@/components/closure/closure-review";
import { showReview } from "@/lib/closure/labels";
import { reviewClosure } from "@/lib/closure/review-closure";
import { officeRead } from "@/lib/next/office-read";
import { ProjectRef } from "@/lib/projects/input";

export const GET = officeRead({
  operation: "closure.review",
  input: ProjectRef,
  run: reviewClosure,
  show: (found): Review => showReview(found),
});
