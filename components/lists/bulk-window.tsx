"use client";

import { Undo2 } from "lucide-react";
import { useState } from "react";
import type { RowOutcome } from "@/lib/next/bulk-action";
import { counted } from "@/lib/values/count-text";
import { Alert } from "../ui/alert";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { useAct } from "../ui/use-act";
import { DialogClose } from "../ui/window-close";
import type { BulkRow, BulkWindowProps } from "./bulk-row";

export function BulkWindow(props: BulkWindowProps) {
  const [outcomes, setOutcomes] = useState<readonly RowOutcome[] | null>(null);
  const close = () => {
    if (outcomes) props.onDone();
    props.onClose();
  };
  const Step = outcomes ? Done : Asked;
  return <Step {...props} onClose={close} outcomes={outcomes ?? []} onOutcomes={setOutcomes} />;
}

interface StepProps extends BulkWindowProps {
  outcomes: readonly RowOutcome[];
  onOutcomes: (outcomes: readonly RowOutcome[]) => void;
}

function Asked(props: StepProps) {
  const {
    title,
    description,
    confirmLabel,
    tone = "primary",
    rows,
    act,
    values,
    children,
    onOutcomes,
  } = props;
  const able = rows.filter(({ hindrance }) => hindrance === null);
  const { run, isPending, refusal } = useAct(
    (chosen: readonly BulkRow[]) =>
      act(
        chosen.map(({ id, seen }) => ({ id, seen })),
        values,
      ),
    { onDone: onOutcomes },
  );
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title={title}
      description={description}
      footer={
        <>
          <DialogClose>
            <Button>Cancelar</Button>
          </DialogClose>
          <Button
            variant={tone}
            isPending={isPending}
            disabled={able.length === 0}
            onClick={() => run(able)}
          >
            {`${confirmLabel} ${able.length}`}
          </Button>
        </>
      }
    >
      {refusal ? <Alert tone="error">{refusal.error}</Alert> : null}
      {children ? <div className="grid gap-4 pb-3 sm:grid-cols-2">{children}</div> : null}
      <RowList
        label="Qué pasará"
        rows={rows.map(({ id, name, effect, hindrance }) => ({
          id,
          name,
          words: hindrance ?? effect,
          isOff: hindrance !== null,
        }))}
      />
    </Dialog>
  );
}

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

function Done(props: StepProps) {
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
      <RowList
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

interface ShownRow {
  id: number;
  name: string;
  words: string;
  isOff: boolean;
}

const RowList = ({ label, rows }: { label: string; rows: readonly ShownRow[] }) => (
  <ul aria-label={label} className="divide-y divide-line">
    {rows.map(({ id, name, words, isOff }) => (
      <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
        <span className={isOff ? "text-muted" : "font-medium text-ink"}>{name}</span>
        <span className={isOff ? "text-danger-ink text-xs" : "text-muted tabular-nums"}>
          {words}
        </span>
      </li>
    ))}
  </ul>
);
