import { ChargesInput } from "@/lib/custody/input";
import { listChargesOfForm, type ShownCharges } from "@/lib/custody/list-charges";
import { officeRead } from "@/lib/next/office-read";

export const GET = officeRead({
  operation: "custody.get",
  input: ChargesInput,
  run: listChargesOfForm,
  show: (charges): ShownCharges => charges,
});
