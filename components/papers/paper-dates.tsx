import {
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
  useWatch,
} from "react-hook-form";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import type { ownPaperDays, PaperMonths } from "@/db/values";
import type { Day } from "@/lib/values/dates";
import { usualEndHint } from "./usual-end";

interface Dated<Values extends FieldValues> {
  label: string;
  names: readonly [from: Path<Values>, until: Path<Values> & (typeof ownPaperDays)[number]];
}

interface PaperDatesProps<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>;
  papers: readonly Dated<Values>[];
  months: PaperMonths;
}

export function PaperDates<Values extends FieldValues>({
  form,
  papers,
  months,
}: PaperDatesProps<Values>) {
  return papers.map((paper) => (
    <Dates key={paper.label} months={months[paper.names[1]]} {...{ form, paper }} />
  ));
}

interface DatesProps<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>;
  paper: Dated<Values>;
  months: number | undefined;
}

function Dates<Values extends FieldValues>({ form, paper, months }: DatesProps<Values>) {
  const { register, getFieldState, formState, control, setValue } = form;
  const { label, names } = paper;
  const [from, until] = names;
  const typed: readonly unknown[] = useWatch({ control, name: [from, until] });
  const errorOf = (name: Path<Values>) => getFieldState(name, formState).error?.message;
  const use = (chosen: Day) =>
    setValue(until, chosen as PathValue<Values, Path<Values>>, { shouldDirty: true });
  return (
    <div className="col-span-full grid gap-4 sm:grid-cols-2">
      <Field label={`${label}: emisión`} error={errorOf(from)}>
        <DateInput {...register(from)} />
      </Field>
      <Field
        label={`${label}: vence`}
        error={errorOf(until)}
        hint={usualEndHint({ typed, months, use })}
      >
        <DateInput {...register(until)} />
      </Field>
    </div>
  );
}
