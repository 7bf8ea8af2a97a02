import { expiredPaperText } from "@/lib/custody/expired-paper-text";
import { TransportInput } from "@/lib/custody/input";
import { listExpiredPapers } from "@/lib/custody/list-expired-papers";
import { officeRead } from "@/lib/next/office-read";

export const GET = officeRead({
  operation: "custody.get",
  input: TransportInput,
  run: listExpiredPapers,
  show: (papers): string[] => papers.map(expiredPaperText),
});
