"use client";

import { Undo2 } from "lucide-react";
import { useState } from "react";
import type { RowOutcome } from "@/lib/next/bulk-action";
import { counted } from "@/lib/values/count-text";
import { Alert } from "../ui/alert";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { toast } from "../ui/toast";
import { useAct } from "../ui/use-act";
import type { BulkRow, BulkWindowProps } from "./bulk-row";
import { BulkRowList } from "./bulk-rows";
import { changedBy, wayBack } from "./bulk-undo";

type Outcomes = readonly RowOutcome[];

const titleOf = (
  { title, done, undo }: BulkWindowProps,
  changed: number,
  undone: Outcomes | null,
): string => {
  if (undone && undo) return undone.every(({ error }) => error === null) ? undo.done : "Deshecho";
  return changed > 0 ? done(changed) : title;
};

const leftWords = (left: number) =>
  left > 0 ? `${counted(left, "fila quedó", "filas quedaron")} como estaba.` : undefined;

const errorsOf = (outcomes: Outcomes) => new Map(outcomes.map(({ id, error }) => [id, error]));

function shownRows(rows: readonly BulkRow[], outcomes: Outcomes, undone: Outcomes | null) {
  const became = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  const back = errorsOf(undone ?? []);
  return rows.flatMap(({ id, name, effect }) => {
    const outcome = became.get(id);
    if (!outcome) return [];
    const refusal = outcome.error ?? back.get(outcome.made ?? id) ?? null;
    const isBack = undone !== null && refusal === null;
    return [
      { id, name, words: refusal ?? (isBack ? "Como estaba" : effect), isOff: refusal !== null },
    ];
  });
}

/** What became of each row, and the way back where there is one: here, and then in a notice. */
export function BulkOutcome(props: BulkWindowProps & { outcomes: Outcomes }) {
  const { rows, outcomes, undo, onClose } = props;
  const changed = changedBy(outcomes);
  const [undone, setUndone] = useState<Outcomes | null>(null);
  const back = useAct(async () => undo?.act(changed) ?? { ok: true as const, data: [] }, {
    onDone: setUndone,
  });
  const mayUndo = undo !== undefined && changed.length > 0 && undone === null;
  const close = () => {
    if (mayUndo) toast.success(props.done(changed.length), wayBack(undo, changed));
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={close}
      title={titleOf(props, changed.length, undone)}
      description={leftWords(outcomes.length - changed.length)}
      footer={
        <>
          {mayUndo ? (
            <Button isPending={back.isPending} onClick={() => back.run(undefined)}>
              <Undo2 aria-hidden="true" />
              {undo.label}
            </Button>
          ) : null}
          <Button variant="primary" onClick={close}>
            Listo
          </Button>
        </>
      }
    >
      {back.refusal ? <Alert tone="error">{back.refusal.error}</Alert> : null}
      <BulkRowList label="Qué pasó" rows={shownRows(rows, outcomes, undone)} />
    </Dialog>
  );
}
