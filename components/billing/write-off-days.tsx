"use client";

import { type SyntheticEvent, useState } from "react";
import { onlyRefusal } from "@/components/forms/form-notices";
import { FormWindow } from "@/components/forms/form-window";
import { Unsaved } from "@/components/forms/use-unsaved";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { type Act, type ActRefusal, useAct } from "@/components/ui/use-act";
import type { UnbilledRow } from "@/lib/billing/list-unbilled-rows";
import { counted } from "@/lib/values/count-text";
import { showDay } from "@/lib/values/dates";
import { showMoney, times } from "@/lib/values/decimal";
import { writeOffFields } from "@/lib/write-offs/fields";
import { UnbilledDays } from "./unbilled-days";
import { spanOf, usePart } from "./use-part";

interface WriteOffDaysProps {
  row: UnbilledRow;
  act: Act;
  onClose: () => void;
}

const sayRefusal = ({ fieldErrors: { dates, reason }, error }: ActRefusal) =>
  dates?.join(" ") ?? (reason ? "Revise los campos marcados." : error);

export function WriteOffDays({ row, act, onClose }: WriteOffDaysProps) {
  const { part, choose, span, setSpan, days } = usePart(row);
  const [reason, setReason] = useState("");
  const { run, isPending, refusal } = useAct(act, {
    done: "Los días ya no se cobrarán.",
    onDone: onClose,
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    run({ project_resource_id: part?.assignmentId, dates: days, reason });
  };
  return (
    <FormWindow
      title="No cobrar estos días"
      description={`${row.description} · ${row.project.location}. Salen de lo hecho y no facturado y ninguna planilla los cobra; queda constancia.`}
      saveLabel="No cobrar"
      tone="danger"
      aside={<Total price={row.unitPrice} count={days.length} />}
      notice={onlyRefusal(refusal && sayRefusal(refusal))}
      {...{ submit, isPending, onClose }}
    >
      <Unsaved when={reason !== ""} />
      {row.parts.length > 1 ? (
        <Field label={writeOffFields.assignmentId.label}>
          <Select
            options={row.parts.map((one) => ({
              value: String(one.assignmentId),
              label: `Del ${showDay(spanOf(one).from)} al ${showDay(spanOf(one).to)}`,
            }))}
            value={String(part?.assignmentId)}
            onChange={(event) => choose(Number(event.target.value))}
          />
        </Field>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Desde" required>
          <DateInput value={span.from} onValueChange={(from) => setSpan({ ...span, from })} />
        </Field>
        <Field label="Hasta" required>
          <DateInput value={span.to} onValueChange={(to) => setSpan({ ...span, to })} />
        </Field>
      </div>
      <div className="text-muted text-sm">
        {days.length > 0 ? <UnbilledDays days={days} /> : "Ningún día sin cobrar en esas fechas."}
      </div>
      <Field label={writeOffFields.reason.label} required error={refusal?.fieldErrors.reason}>
        <Textarea rows={2} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </FormWindow>
  );
}

const Total = ({ price, count }: { price: string; count: number }) => (
  <p role="status" className="mr-auto text-ink tabular-nums">
    {counted(count, "día", "días")} × {showMoney(price)} ={" "}
    <strong className="font-semibold">{showMoney(times(price, count))}</strong>
  </p>
);
