import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";

interface PaperDatesProps<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>;
  papers: readonly { label: string; names: readonly [from: Path<Values>, until: Path<Values>] }[];
}

export function PaperDates<Values extends FieldValues>({ form, papers }: PaperDatesProps<Values>) {
  const { register, getFieldState, formState } = form;
  const errorOf = (name: Path<Values>) => getFieldState(name, formState).error?.message;
  return papers.map(({ label, names: [from, until] }) => (
    <div key={from} className="col-span-full grid gap-4 sm:grid-cols-2">
      <Field label={`${label}: emisión`} error={errorOf(from)}>
        <DateInput {...register(from)} />
      </Field>
      <Field label={`${label}: vence`} error={errorOf(until)}>
        <DateInput {...register(until)} />
      </Field>
    </div>
  ));
}
