import { getChargesOfForm, type ShownCharges } from "@/lib/custody/get-charges-of-form";
import { ChargesInput } from "@/lib/custody/input";
import { officeRead } from "@/lib/next/office-read";

export const GET = officeRead({
  operation: "custody.get",
  input: ChargesInput,
  run: getChargesOfForm,
  show: (charges): ShownCharges => charges,
});
