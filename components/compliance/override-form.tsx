"use client";

import { type UseFormReturn, useWatch } from "react-hook-form";
import type * as z from "zod";
import { FormWindow } from "@/components/forms/form-window";
import { useActionForm } from "@/components/forms/use-action-form";
import { Combobox } from "@/components/ui/combobox";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import type { Act } from "@/components/ui/use-act";
import { useChoices } from "@/components/ui/use-choices";
import { ruleSubjects } from "@/db/values";
import { overrideFields as fields, ruleFields } from "@/lib/compliance/fields";
import { subjectLabels } from "@/lib/compliance/labels";
import { lastOverrideDay } from "@/lib/compliance/override-days";
import type { OverrideInput } from "@/lib/compliance/override-input";
import type { Requirement, RuleSubject } from "@/lib/states/gate";
import { technical } from "@/lib/states/gate";
import { type Day, showDay } from "@/lib/values/dates";
import { RequirementFields } from "./requirement-fields";
import { requirementsOf } from "./requirement-options";

export type OverrideValues = z.input<typeof OverrideInput>;

/** What is known of whom it is for, where it begins with somebody. */
export interface OverrideBegun {
  subject: RuleSubject;
  id: number;
  name: string;
  requirement: Requirement;
  param: string | null;
  day: Day;
}

interface OverrideFormProps {
  projectId: number;
  today: Day;
  begun?: OverrideBegun | undefined;
  save: Act;
  onClose: () => void;
}

const subjects = ruleSubjects.map((value) => ({ value, label: subjectLabels[value] }));
const choices = { TECHNICAL: "staff", VEHICLE: "vehicles", EQUIPMENT: "units" } as const;

const beginWith = (projectId: number, from: Day, begun?: OverrideBegun): OverrideValues => ({
  project_id: projectId,
  subject: begun?.subject ?? technical,
  subject_id: (begun?.id ?? null) as unknown as number,
  requirement: begun?.requirement ?? "LICENSE",
  param: begun?.param ?? "",
  from_date: from,
  until_date: lastOverrideDay(from),
  reason: "",
});

export function OverrideForm({ projectId, today, begun, save, onClose }: OverrideFormProps) {
  const from = begun && begun.day > today ? begun.day : today;
  const { form, submit, isPending, notice } = useActionForm<OverrideValues, null>({
    schema: () => import("@/lib/compliance/override-input").then((input) => input.OverrideInput),
    values: beginWith(projectId, from, begun),
    act: save,
    done: "Excepción autorizada.",
    onDone: onClose,
  });
  const { register } = form;
  const { errors } = form.formState;
  return (
    <FormWindow
      columns={2}
      title="Autorizar una excepción"
      description="Vale solo en este proyecto, por siete días a lo más, y queda a su nombre."
      saveLabel="Autorizar"
      {...{ submit, isPending, notice, onClose }}
    >
      <Whose {...{ form, begun }} />
      <RequirementFields form={form} />
      <div className="grid gap-4 sm:col-span-full sm:grid-cols-2">
        <Field label={fields.fromDate.label} required error={errors.from_date?.message}>
          <DateInput {...register("from_date")} />
        </Field>
        <Field
          label={fields.untilDate.label}
          required
          hint={`Incluido; a lo más el ${showDay(lastOverrideDay(from))} si empieza el ${showDay(from)}.`}
          error={errors.until_date?.message}
        >
          <DateInput {...register("until_date")} />
        </Field>
      </div>
      <Field
        label={fields.reason.label}
        required
        error={errors.reason?.message}
        className="sm:col-span-full"
      >
        <Textarea rows={3} {...register("reason")} />
      </Field>
    </FormWindow>
  );
}

interface WhoseProps {
  form: UseFormReturn<OverrideValues, unknown, OverrideValues>;
  begun: OverrideBegun | undefined;
}

function Whose({ form, begun }: WhoseProps) {
  const { register, control, setValue, formState } = form;
  const [subject, id] = useWatch({ control, name: ["subject", "subject_id"] });
  const source = useChoices(choices[subject]);
  const whose = register("subject", {
    onChange: ({ target }) => {
      const [first] = requirementsOf(target.value as RuleSubject);
      if (first) setValue("requirement", first.value);
      setValue("subject_id", null as unknown as number);
    },
  });
  return (
    <>
      <Field label={ruleFields.subject.label} required>
        <Select options={subjects} {...whose} />
      </Field>
      <Field label={subjectLabels[subject]} required error={formState.errors.subject_id?.message}>
        <Combobox
          key={subject}
          label={subjectLabels[subject]}
          source={source}
          value={id ? String(id) : ""}
          {...(begun ? { valueLabel: begun.name } : {})}
          onValueChange={(chosen) =>
            setValue("subject_id", Number(chosen), { shouldDirty: true, shouldValidate: true })
          }
        />
      </Field>
    </>
  );
}
