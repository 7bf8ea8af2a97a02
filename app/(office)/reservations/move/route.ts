import { officeRead } from "@/lib/next/office-read";
import { LineMoveQuery } from "@/lib/reservations/input";
import { previewMove } from "@/lib/reservations/move-line";
import { moveInWords } from "@/lib/reservations/move-words";

export const GET = officeRead({
  operation: "reservations.previewMove",
  input: LineMoveQuery,
  run: previewMove,
  show: moveInWords,
});
