"use client";

import { useWatch } from "react-hook-form";
import type * as z from "zod";
import { DialogForm } from "@/components/forms/form-dialog";
import { useActionForm, wholeNumber } from "@/components/forms/use-action-form";
import { CheckboxField } from "@/components/ui/checkbox-field";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { Act } from "@/components/ui/use-act";
import { namedSpans, reportFormats, reportRhythms } from "@/db/values";
import type { ScheduleInput } from "@/lib/report-schedules/input";
import { reportFormatLabels, reportRhythmLabels } from "@/lib/report-schedules/labels";
import { namedSpanLabels } from "@/lib/values/named-span-labels";
import { weekdayNames } from "@/lib/values/weekdays";

export interface ScheduleFormProps {
  report: string;
  asked: string;
  hasSpan: boolean;
  act: Act;
  onDone: () => void;
}

const optionsOf = <Word extends string>(words: readonly Word[], labels: Record<Word, string>) =>
  words.map((value) => ({ value, label: labels[value] }));

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, "0")}:00`,
}));

const weekdays = weekdayNames.map((label, at) => ({ value: String(at), label }));

const monthdays = Array.from({ length: 31 }, (_, at) => ({
  value: String(at + 1),
  label: at === 30 ? "Último" : String(at + 1),
}));

const dayChoices = { DAILY: null, WEEKLY: weekdays, MONTHLY: monthdays };

export function ScheduleForm({ report, asked, hasSpan, act, onDone }: ScheduleFormProps) {
  const { form, submit, isPending, notice } = useActionForm<z.input<typeof ScheduleInput>, null>({
    schema: () => import("@/lib/report-schedules/input").then((input) => input.ScheduleInput),
    values: {
      ...{ report, asked, format: "xlsx", span: "LAST_MONTH", rhythm: "MONTHLY" },
      ...{ day: 1, hour: 7, skips_empty: false },
    },
    act,
    done: "Le llegará por correo.",
    onDone,
  });
  const { errors } = form.formState;
  const rhythm = useWatch({ control: form.control, name: "rhythm" });
  const days = dayChoices[rhythm];
  const number = { setValueAs: wholeNumber };
  return (
    <DialogForm {...{ submit, isPending, notice }}>
      <Field label="Cuándo" error={errors.rhythm?.message}>
        <Select
          options={optionsOf(reportRhythms, reportRhythmLabels)}
          {...form.register("rhythm", { onChange: () => form.setValue("day", 1) })}
        />
      </Field>
      {days ? (
        <Field label="Día" error={errors.day?.message}>
          <Select options={days} {...form.register("day", number)} />
        </Field>
      ) : null}
      <Field label="Hora" error={errors.hour?.message}>
        <Select options={hours} {...form.register("hour", number)} />
      </Field>
      <Field label="Archivo" error={errors.format?.message}>
        <Select
          options={optionsOf(reportFormats, reportFormatLabels)}
          {...form.register("format")}
        />
      </Field>
      {hasSpan ? (
        <Field label="Qué días cuenta" error={errors.span?.message}>
          <Select options={optionsOf(namedSpans, namedSpanLabels)} {...form.register("span")} />
        </Field>
      ) : null}
      <CheckboxField
        control={form.control}
        name="skips_empty"
        label="No enviarlo cuando no hay nada"
      />
    </DialogForm>
  );
}
