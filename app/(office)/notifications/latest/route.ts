import { officeRead } from "@/lib/next/office-read";
import { listLatest } from "@/lib/notifications/list-latest";
import { NoInput } from "@/lib/wire/input";

export const GET = officeRead({
  operation: "notifications.list",
  input: NoInput,
  run: listLatest,
  show: (latest) => latest,
});
