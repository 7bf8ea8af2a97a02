"use client";

import { useState } from "react";
import type { RowOutcome } from "@/lib/next/bulk-action";
import { Alert } from "../ui/alert";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { useAct } from "../ui/use-act";
import { DialogClose } from "../ui/window-close";
import { BulkOutcome } from "./bulk-outcome";
import type { BulkRow, BulkWindowProps } from "./bulk-row";
import { BulkRowList } from "./bulk-rows";

export function BulkWindow(props: BulkWindowProps) {
  const { rows, undo } = props;
  const [settled, setSettled] = useState<Settled | null>(null);
  const close = () => {
    props.onDone();
    props.onClose();
  };
  return settled ? (
    <BulkOutcome {...props} {...settled} onClose={close} />
  ) : (
    <Asked {...props} onOutcomes={(outcomes) => setSettled({ rows, undo, outcomes })} />
  );
}

/** The rows as they were chosen and their way back: the list below is already another one. */
type Settled = Pick<BulkWindowProps, "rows" | "undo"> & { outcomes: readonly RowOutcome[] };

interface AskedProps extends BulkWindowProps {
  onOutcomes: (outcomes: readonly RowOutcome[]) => void;
}

function Asked(props: AskedProps) {
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
        chosen.map(({ id, seen, values: own }) => ({ id, seen, ...(own ? { values: own } : {}) })),
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
      <BulkRowList
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
