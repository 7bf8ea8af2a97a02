import { ChangeList } from "@/lib/history/input";
import { listChanges } from "@/lib/history/list-changes";
import { nameChanges } from "@/lib/history/name-changes";
import { officeRead } from "@/lib/next/office-read";

export const GET = officeRead({
  operation: "history.list",
  input: ChangeList,
  run: async (ctx, asked) => {
    const { rows } = await listChanges(ctx, asked);
    return { rows: await nameChanges(ctx, rows), timeZone: ctx.timeZone };
  },
  show: ({ rows, timeZone }) => ({ changes: rows, timeZone }),
});
