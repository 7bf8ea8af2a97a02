import { expiredPaperText } from "@/lib/custody/expired-paper-text";
import { CarriageInput } from "@/lib/custody/input";
import { listWarnings } from "@/lib/custody/list-warnings";
import { officeRead } from "@/lib/next/office-read";

export const GET = officeRead({
  operation: "custody.get",
  input: CarriageInput,
  run: listWarnings,
  show: (papers): string[] => papers.map(expiredPaperText),
});
