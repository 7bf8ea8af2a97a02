import { ChargesInput } from "@/lib/custody/input";
import { previewChainCharges, type ShownCharges } from "@/lib/custody/preview-chain-charges";
import { officeRead } from "@/lib/next/office-read";

export const GET = officeRead({
  operation: "custody.get",
  input: ChargesInput,
  run: previewChainCharges,
  show: (charges): ShownCharges => charges,
});
