import type { ShownDoubleCharge } from "@/lib/billing/shown-double-charges";
import { DoubtsInput } from "@/lib/maintenance/input";
import { listDoubts } from "@/lib/maintenance/list-doubts";
import { officeRead } from "@/lib/next/office-read";

export const GET = officeRead({
  operation: "maintenance.get",
  input: DoubtsInput,
  run: listDoubts,
  show: (doubts): ShownDoubleCharge[] => doubts,
});
