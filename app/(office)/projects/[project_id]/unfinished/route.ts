import { officeRead } from "@/lib/next/office-read";
import { listPending, type Pending } from "@/lib/pending/list-pending";
import { ProjectRef } from "@/lib/projects/input";

export const GET = officeRead({
  operation: "pending.list",
  input: ProjectRef,
  run: listPending,
  show: (pending): Pending[] => pending,
});
