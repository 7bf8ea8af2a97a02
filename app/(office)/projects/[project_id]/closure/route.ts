import type { Review } from "@/components/closure/closure-review";
import { canClose } from "@/lib/closure/alerts";
import { closureMessage, showAlert } from "@/lib/closure/labels";
import { reviewClosure } from "@/lib/closure/review-closure";
import { officeRead } from "@/lib/next/office-read";
import { ProjectRef } from "@/lib/projects/input";

export const GET = officeRead({
  operation: "closure.review",
  input: ProjectRef,
  run: reviewClosure,
  show: ({ alerts, projectId }): Review => ({
    canClose: canClose(alerts),
    message: closureMessage(alerts),
    alerts: alerts.map((alert) => showAlert(alert, projectId)),
  }),
});
