"use client";

import { useState } from "react";
import { isTouched } from "@/components/forms/changed-values";
import { Unsaved } from "@/components/forms/use-unsaved";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { QuantityField } from "@/components/ui/number-input";
import { RefusalAlert } from "@/components/ui/refusal-alert";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { asSeen, type ChangeAct, useAct } from "@/components/ui/use-act";
import { DialogClose } from "@/components/ui/window-close";
import type { LineFacts } from "@/lib/billing/explain-lines";
import type { Worksheet } from "@/lib/billing/worksheet-queries";
import type { Day } from "@/lib/values/dates";
import { showMoney, times } from "@/lib/values/decimal";
import { doubtIn } from "@/lib/values/number-text";
import { sheetLineFields } from "@/lib/worksheets/fields";
import type { SheetLine } from "@/lib/worksheets/list-lines";
import { DayChoice } from "./day-choice";
import { quantityOf } from "./line-words";

interface ChooseDaysProps {
  sheet: Worksheet;
  line: SheetLine;
  facts: LineFacts | null;
  today: Day;
  act: ChangeAct;
  onClose: () => void;
}

const ways = [
  { value: "dates", label: "Días del período" },
  { value: "number", label: "Solo un número" },
] as const;

export function ChooseDays({ sheet, line, facts, today, act, onClose }: ChooseDaysProps) {
  const isNumber = line.manualFields.includes("quantity");
  const [way, setWay] = useState<(typeof ways)[number]["value"]>(isNumber ? "number" : "dates");
  const [chosen, setChosen] = useState<ReadonlySet<Day>>(() => new Set(line.billedDays ?? []));
  const [days, setDays] = useState(line.quantity);
  const first = { days: line.quantity, chosen: [...(line.billedDays ?? [])].sort() };
  const { run, isPending, refusal } = useAct(asSeen(act, sheet.version), {
    done: "Días de cobro guardados.",
    onDone: onClose,
  });
  const byDates = way === "dates";
  const doubt = byDates ? null : doubtIn(days);
  const save = () =>
    run({
      detail_id: line.id,
      ...(byDates ? { dates: [...chosen] } : { days }),
    });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title="Días de cobro"
      description={line.description}
      footer={
        <>
          {byDates ? <Reckoning line={line} count={chosen.size} /> : null}
          <DialogClose>
            <Button>Cancelar</Button>
          </DialogClose>
          <Button variant="primary" isPending={isPending} disabled={doubt !== null} onClick={save}>
            Guardar días
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Unsaved when={isTouched({ days, chosen: [...chosen].sort() }, first)} />
        <RefusalAlert refusal={refusal?.fieldErrors.days ? null : refusal} onLook={onClose} />
        <SegmentedControl
          label="Cómo se indican"
          options={ways}
          value={way}
          onValueChange={setWay}
        />
        {byDates ? (
          <DayChoice {...{ sheet, facts, today, chosen }} onChange={setChosen} />
        ) : (
          <Field
            label={sheetLineFields.quantity.label}
            hint="Un número a mano no sigue los hechos hasta que la línea vuelva a automática."
            error={refusal?.fieldErrors.days}
            className="max-w-48"
          >
            <QuantityField value={days} onValueChange={setDays} />
          </Field>
        )}
      </div>
    </Dialog>
  );
}

const Reckoning = ({ line, count }: { line: SheetLine; count: number }) => (
  <p role="status" className="mr-auto text-ink tabular-nums">
    {quantityOf({ kind: line.kind, quantity: String(count) })} × {showMoney(line.unitPrice)} ={" "}
    <strong className="font-semibold">{showMoney(times(line.unitPrice, count))}</strong>
  </p>
);
