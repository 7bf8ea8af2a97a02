import type { ComponentProps } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { DateInput } from "@/components/ui/date-input";
import { Input } from "@/components/ui/input";
import { VolumeField, YearInput } from "@/components/ui/number-input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import type { RecordField } from "@/lib/records/field";

export type FormField<Values> = RecordField & { name: Path<Values> };

interface RecordControlProps<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>;
  field: FormField<Values>;
}

const inputs: Partial<Record<RecordField["kind"], ComponentProps<typeof Input>>> = {
  code: { autoCapitalize: "characters" },
  email: { type: "email" },
  phone: { type: "tel" },
};

const optionsOf = (choices: Readonly<Record<string, string>>) =>
  Object.entries(choices).map(([value, label]) => ({ value, label }));

export function RecordControl<Values extends FieldValues>({
  form,
  field,
}: RecordControlProps<Values>) {
  const wiring = form.register(field.name);
  switch (field.kind) {
    case "choice":
      return <Select placeholder={field.unchosen} options={optionsOf(field.choices)} {...wiring} />;
    case "day":
      return <DateInput {...wiring} />;
    case "gallons":
      return <VolumeField suffix="gal" {...wiring} />;
    case "prose":
      return <Textarea {...wiring} />;
    case "year":
      return <YearInput {...wiring} />;
    default:
      return <Input autoComplete="off" {...inputs[field.kind]} {...wiring} />;
  }
}
