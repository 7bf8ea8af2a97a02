"use client";

import type * as z from "zod";
import { FormWindow } from "@/components/forms/form-window";
import { useActionForm } from "@/components/forms/use-action-form";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import type { ChangeAct } from "@/components/ui/use-act";
import type { BarLine } from "@/lib/availability/bars";
import { reservationLineFields as fields } from "@/lib/reservations/fields";
import type { LineReschedule } from "@/lib/reservations/input";
import { daysOfLine } from "./line-days";
import { ReschedulePreview } from "./reschedule-preview";

interface RescheduleLineProps {
  /** `wanted` are the days that somebody dragged it to; its own at first where nobody did. */
  moved: { line: BarLine; wanted: Pick<BarLine, "from" | "to"> };
  move: ChangeAct;
  onClose: () => void;
  onMoved?: () => void;
}

/** The days of a line, with what they would mean for its units before they are saved. */
export function RescheduleLine({
  moved: { line, wanted },
  move,
  onClose,
  onMoved,
}: RescheduleLineProps) {
  const { form, submit, isPending, notice } = useActionForm<z.input<typeof LineReschedule>, null>({
    schema: () => import("@/lib/reservations/input").then((input) => input.LineReschedule),
    values: {
      reservation_id: line.reservationId,
      line_id: line.lineId,
      from_date: wanted.from,
      to_date: wanted.to ?? "",
    },
    act: move,
    record: { version: line.version, sent: (typed) => typed },
    done: "Días cambiados.",
    onDone: () => {
      onMoved?.();
      onClose();
    },
  });
  const { errors } = form.formState;
  return (
    <FormWindow
      columns={2}
      title="Cambiar los días"
      description={`La línea está pedida ${daysOfLine({ fromDate: line.from, toDate: line.to })}.`}
      saveLabel="Guardar días"
      {...{ submit, isPending, notice, onClose }}
    >
      <Field label={fields.fromDate.label} required error={errors.from_date?.message}>
        <DateInput {...form.register("from_date")} />
      </Field>
      <Field label={fields.toDate.label} error={errors.to_date?.message}>
        <DateInput {...form.register("to_date")} />
      </Field>
      <ReschedulePreview {...{ line }} control={form.control} />
    </FormWindow>
  );
}
