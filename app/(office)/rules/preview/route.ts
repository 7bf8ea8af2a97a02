import { previewRules, type RulesPreview } from "@/lib/compliance/preview-rules";
import { PreviewQuery } from "@/lib/compliance/rule-input";
import { officeRead } from "@/lib/next/office-read";

export const GET = officeRead({
  operation: "compliance.rules",
  input: PreviewQuery,
  run: previewRules,
  show: (preview): RulesPreview => preview,
});
