import { printedBy } from "@/lib/next/printed";
import { printBlankChecklist } from "@/lib/printed/print-checklist";

export const GET = printedBy(({ type }) => ({ type: String(type) }), printBlankChecklist);
