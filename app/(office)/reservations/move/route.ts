import { officeRead } from "@/lib/next/office-read";
import { LineRescheduleQuery } from "@/lib/reservations/input";
import { previewReschedule } from "@/lib/reservations/reschedule-line";
import { rescheduleInWords } from "@/lib/reservations/reschedule-words";

export const GET = officeRead({
  operation: "reservations.previewMove",
  input: LineRescheduleQuery,
  run: previewReschedule,
  show: rescheduleInWords,
});
