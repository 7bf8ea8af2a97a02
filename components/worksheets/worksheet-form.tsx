"use client";

import { useRouter } from "next/navigation";
import { FormSection } from "@/components/forms/form-section";
import { RecordForm } from "@/components/forms/record-form";
import { useActionForm } from "@/components/forms/use-action-form";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { QuantityField } from "@/components/ui/number-input";
import type { Act } from "@/components/ui/use-act";
import { links } from "@/lib/links/pages";
import { type Day, daysInSpan, isDay } from "@/lib/values/dates";
import { worksheetFields } from "@/lib/worksheets/fields";
import { monthOf } from "@/lib/worksheets/period";
import { ReferenceFields, sheetDoubts } from "./worksheet-fields";
import type { NewValues } from "./worksheet-values";

interface WorksheetFormProps {
  project: { id: number; startDate: Day; endDate: Day | null };
  values: { date: Day; period_start: Day; period_end: Day };
  /** The period is the month of the date, not days that wait for a sheet. */
  isMonth: boolean;
  contact: { name: string | null; phone: string | null };
  /** In percent. */
  taxPercentage: string;
  save: Act<string>;
}

export function WorksheetForm({ project, values, contact, ...props }: WorksheetFormProps) {
  const router = useRouter();
  const { form, ...state } = useActionForm<NewValues, string | null>({
    schema: () => import("@/lib/worksheets/input").then((input) => input.WorksheetInput),
    values: {
      project_id: project.id,
      ...values,
      tax_percentage: props.taxPercentage,
      contact_reference: contact.name ?? "",
      contact_phone_reference: contact.phone ?? "",
    },
    act: props.save,
    doubts: sheetDoubts,
    done: "Planilla creada.",
    onDone: (href) => router.push(href ?? links.projectWorksheets(project.id)),
  });
  const { register, setValue, getFieldState, watch } = form;
  const { errors } = form.formState;
  const period = watch(["period_start", "period_end"]);
  const followDate = (day: string) => {
    const touched = [getFieldState("period_start"), getFieldState("period_end")];
    if (!props.isMonth || !isDay(day) || touched.some(({ isDirty }) => isDirty)) return;
    const month = monthOf(day, project);
    setValue("period_start", month.periodStart);
    setValue("period_end", month.periodEnd);
  };
  const date = register("date", { onChange: (event) => followDate(event.target.value) });
  return (
    <RecordForm
      {...state}
      cancelHref={links.projectWorksheets(project.id)}
      saveLabel="Crear planilla"
    >
      <FormSection
        title="Fecha y período"
        description={
          props.isMonth
            ? "El período propuesto es el mes de la fecha, dentro del proyecto; puede cruzar meses."
            : "El período propuesto va del primer al último día sin facturar; lo que ya cobra otra planilla no se repite."
        }
      >
        <Field label={worksheetFields.date.label} required error={errors.date?.message}>
          <DateInput {...date} />
        </Field>
        <Field
          label={worksheetFields.taxPercentage.label}
          required
          error={errors.tax_percentage?.message}
        >
          <QuantityField suffix="%" className="text-left" {...register("tax_percentage")} />
        </Field>
        <Field
          label={worksheetFields.periodStart.label}
          required
          error={errors.period_start?.message}
        >
          <DateInput {...register("period_start")} />
        </Field>
        <Field
          label={worksheetFields.periodEnd.label}
          required
          error={errors.period_end?.message}
          hint={lengthOf(period)}
        >
          <DateInput {...register("period_end")} />
        </Field>
      </FormSection>
      <FormSection title="Referencias" description="Lo que se imprime en la planilla.">
        <ReferenceFields register={register} errors={errors} />
      </FormSection>
    </RecordForm>
  );
}

/** "42 días"; undefined unless both ends are days. */
function lengthOf([start, end]: (string | null | undefined)[]): string | undefined {
  if (!start || !end || !isDay(start) || !isDay(end)) return undefined;
  const count = daysInSpan(start, end);
  return count === 1 ? "1 día" : `${count} días`;
}
