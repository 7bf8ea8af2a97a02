import type { RefreshedLines } from "@/lib/billing/refreshed-lines";
import { officeRead } from "@/lib/next/office-read";
import { WorksheetRef } from "@/lib/worksheets/input";
import { reviewRefresh } from "@/lib/worksheets/review-refresh";

export const GET = officeRead({
  operation: "worksheets.get",
  input: WorksheetRef,
  run: reviewRefresh,
  show: (changes): RefreshedLines => changes,
});
