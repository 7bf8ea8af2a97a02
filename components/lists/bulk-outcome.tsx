"use client";

import { Undo2 } from "lucide-react";
import { useState } from "react";
import type { RowOutcome } from "@/lib/next/bulk-action";
import { counted } from "@/lib/values/count-text";
import { Alert } from "../ui/alert";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { useAct } from "../ui/use-act";
import type { BulkWindowProps } from "./bulk-row";
import { BulkRowList } from "./bulk-rows";

const seenAgain = (outcomes: readonly RowOutcome[]) =>
  outcomes.filter(({ error }) => error === null).map(({ id, version }) => ({ id, seen: version }));

const titleOf = (
  { title, done, undo }: BulkWindowProps,
  changed: number,
  isUndone: boolean,
): string => {
  if (isUndone && undo) return undo.done;
  return changed > 0 ? done(changed) : title;
};

const leftWords = (left: number) =>
  left > 0 ? `${counted(left, "fila quedó", "filas quedaron")} como estaba.` : undefined;

/** What became of each row, and the way back where there is one. */
export function BulkOutcome(props: BulkWindowProps & { outcomes: readonly RowOutcome[] }) {
  const { rows, outcomes, undo, onClose } = props;
  const became = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  const changed = seenAgain(outcomes);
  const [isUndone, setUndone] = useState(false);
  const back = useAct(async () => undo?.act(changed) ?? { ok: true as const, data: [] }, {
    ...(undo ? { done: undo.done } : {}),
    onDone: () => setUndone(true),
  });
  const shown = rows.filter(({ id }) => became.has(id));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={titleOf(props, changed.length, isUndone)}
      description={leftWords(outcomes.length - changed.length)}
      footer={
        <>
          {undo && changed.length > 0 && !isUndone ? (
            <Button isPending={back.isPending} onClick={() => back.run(undefined)}>
              <Undo2 aria-hidden="true" />
              {undo.label}
            </Button>
          ) : null}
          <Button variant="primary" onClick={onClose}>
            Listo
          </Button>
        </>
      }
    >
      {back.refusal ? <Alert tone="error">{back.refusal.error}</Alert> : null}
      <BulkRowList
        label="Qué pasó"
        rows={shown.map(({ id, name, effect }) => ({
          id,
          name,
          words: became.get(id)?.error ?? effect,
          isOff: became.get(id)?.error !== null,
        }))}
      />
    </Dialog>
  );
}
