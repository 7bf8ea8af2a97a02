import { officeRead } from "@/lib/next/office-read";
import { type Erasure, previewErasure } from "@/lib/privacy/preview-erasure";
import { StaffRef } from "@/lib/staff/input";

export const GET = officeRead({
  operation: "privacy.previewErasure",
  input: StaffRef,
  run: previewErasure,
  show: (erasure): Erasure => erasure,
});
