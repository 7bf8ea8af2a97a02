import type { RowOutcome } from "@/lib/next/bulk-action";
import { counted } from "@/lib/values/count-text";
import type { WayBack } from "../ui/toast";
import type { BulkUndo } from "./bulk-row";

/** What the act changed or made, at the version that it left. */
export const changedBy = (outcomes: readonly RowOutcome[]) =>
  outcomes
    .filter(({ error }) => error === null)
    .map(({ id, made, version }) => ({ id: made ?? id, seen: version }));

type Changed = ReturnType<typeof changedBy>;

const leftWords = (left: number) =>
  `${counted(left, "fila no se deshizo", "filas no se deshicieron")}: cambió desde entonces.`;

/** For a notice, which has no room for rows: it says how many were left. */
export const wayBack = (undo: BulkUndo, changed: Changed): WayBack => ({
  label: undo.label,
  done: undo.done,
  act: async () => {
    const answer = await undo.act(changed);
    if (!answer.ok) return answer;
    const left = answer.data.flatMap(({ error }) => error ?? []);
    if (left.length === 0) return answer;
    const error = changed.length === 1 ? left.join() : leftWords(left.length);
    return { ok: false, code: "not_undone", error, fieldErrors: {} };
  },
});
