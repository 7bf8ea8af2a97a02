import { getWorksheet } from "@/lib/billing/get-worksheet";
import { downloadEndpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { SheetMerge } from "@/lib/merges/input";
import { mergeSheet } from "@/lib/merges/merge-sheet";
import { WorksheetRef } from "@/lib/worksheets/input";

const merge = downloadEndpoint({
  operation: "files.merge",
  summary: "The dossier of a work sheet, as one PDF",
  input: SheetMerge,
  subject: named(WorksheetRef, getWorksheet),
  run: mergeSheet,
  file: { type: "application/pdf", of: (merged) => merged },
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: merge, POST: merge });
