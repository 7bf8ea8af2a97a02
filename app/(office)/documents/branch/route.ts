import { getDocuments } from "@/lib/archive/get-documents";
import { RootRef } from "@/lib/archive/input";
import type { BranchWithSlots } from "@/lib/files/slot";
import { officeRead } from "@/lib/next/office-read";

export const GET = officeRead({
  operation: "files.tree",
  input: RootRef,
  run: getDocuments,
  show: (documents): BranchWithSlots => documents,
});
