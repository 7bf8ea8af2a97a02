import {
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
  useWatch,
} from "react-hook-form";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { type Day, isDay } from "@/lib/values/dates";
import { addMonths } from "@/lib/values/months";
import { ProposedDay } from "./proposed-day";

interface Dated<Values extends FieldValues> {
  label: string;
  names: readonly [from: Path<Values>, until: Path<Values>];
  usualMonths?: number;
}

interface PaperDatesProps<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>;
  papers: readonly Dated<Values>[];
}

export function PaperDates<Values extends FieldValues>({ form, papers }: PaperDatesProps<Values>) {
  return papers.map((paper) => <Dates key={paper.label} {...{ form, paper }} />);
}

interface DatesProps<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>;
  paper: Dated<Values>;
}

/** Null where nothing is usual, or it says so already. */
function usualEnd([from, until]: readonly unknown[], usualMonths: number | undefined): Day | null {
  if (!usualMonths || typeof from !== "string" || !isDay(from)) return null;
  const day = addMonths(from, usualMonths);
  return day === until ? null : day;
}

function Dates<Values extends FieldValues>({ form, paper }: DatesProps<Values>) {
  const { register, getFieldState, formState, control, setValue } = form;
  const { label, names, usualMonths } = paper;
  const [from, until] = names;
  const typed: readonly unknown[] = useWatch({ control, name: [from, until] });
  const day = usualEnd(typed, usualMonths);
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
        hint={
          day ? <ProposedDay usual={`Suele valer ${usualMonths} meses`} {...{ day, use }} /> : null
        }
      >
        <DateInput {...register(until)} />
      </Field>
    </div>
  );
}
