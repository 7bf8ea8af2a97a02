import { officeRead } from "@/lib/next/office-read";
import { listPending, type Pending } from "@/lib/pending/list-pending";
import { WorksheetRef } from "@/lib/worksheets/input";

export const GET = officeRead({
  operation: "pending.list",
  input: WorksheetRef,
  run: listPending,
  show: (pending): Pending[] => pending,
});
