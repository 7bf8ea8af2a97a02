import { printBlankChecklist } from "@/lib/documents/print-checklist";
import { printedBy } from "@/lib/next/printed";

export const GET = printedBy(({ type }) => ({ type: String(type) }), printBlankChecklist);
