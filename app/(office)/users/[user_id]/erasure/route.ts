import { officeRead } from "@/lib/next/office-read";
import { type Erasure, previewErasure } from "@/lib/privacy/preview-erasure";
import { UserRef } from "@/lib/users/input";

export const GET = officeRead({
  operation: "privacy.previewErasure",
  input: UserRef,
  run: previewErasure,
  show: (erasure): Erasure => erasure,
});
