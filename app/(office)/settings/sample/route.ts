import { officeRead } from "@/lib/next/office-read";
import { previewSample, type SamplePreview } from "@/lib/sample/preview-sample";
import { NoInput } from "@/lib/wire/input";

export const GET = officeRead({
  operation: "sample.preview",
  input: NoInput,
  run: previewSample,
  show: (preview): SamplePreview => preview,
});
