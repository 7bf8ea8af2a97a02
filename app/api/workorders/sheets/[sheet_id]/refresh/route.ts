import { getWorksheet } from "@/lib/billing/get-worksheet";
import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { WorksheetRef } from "@/lib/worksheets/input";
import { WorksheetBody, worksheetRefreshedJson } from "@/lib/worksheets/json";
import { refreshWorksheet } from "@/lib/worksheets/refresh-worksheet";
import { RefreshReview, refreshReviewJson } from "@/lib/worksheets/review-json";
import { reviewRefresh } from "@/lib/worksheets/review-refresh";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "worksheets.get",
    summary: "Review what a refresh of a work sheet would change",
    input: WorksheetRef,
    run: reviewRefresh,
    json: refreshReviewJson,
    output: RefreshReview,
  }),
  POST: endpoint({
    operation: "worksheets.refresh",
    subject: named(WorksheetRef, getWorksheet),
    input: WorksheetRef,
    run: refreshWorksheet,
    json: worksheetRefreshedJson,
    output: WorksheetBody,
  }),
});
