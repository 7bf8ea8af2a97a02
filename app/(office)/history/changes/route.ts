import { ChangeList } from "@/lib/history/input";
import { listNamedChanges } from "@/lib/history/list-named-changes";
import { officeRead } from "@/lib/next/office-read";

export const GET = officeRead({
  operation: "history.list",
  input: ChangeList,
  run: listNamedChanges,
  show: (found) => found,
});
