"use client";

import { type UseFormReturn, useWatch } from "react-hook-form";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { ruleSubjects } from "@/db/values";
import { ruleFields as fields } from "@/lib/compliance/fields";
import { groupLabel, subjectLabels } from "@/lib/compliance/labels";
import { groupsOf } from "@/lib/compliance/rule-faults";
import type { RuleSubject } from "@/lib/states/gate";
import { RequirementFields } from "./requirement-fields";
import { requirementsOf } from "./requirement-options";
import type { RuleValues } from "./rule-values";

interface RuleAskedProps {
  form: UseFormReturn<RuleValues, unknown, RuleValues>;
}

const subjects = ruleSubjects.map((value) => ({ value, label: subjectLabels[value] }));

/** Whom, what, and which of them. */
export function RuleAsked({ form }: RuleAskedProps) {
  const { register, control, setValue, formState } = form;
  const subject = useWatch({ control, name: "subject" });
  const whose = register("subject", {
    onChange: ({ target }) => {
      const [first] = requirementsOf(target.value as RuleSubject);
      if (first) setValue("requirement", first.value);
      setValue("applies_to", []);
    },
  });
  return (
    <>
      <Field label={fields.subject.label} required error={formState.errors.subject?.message}>
        <Select options={subjects} {...whose} />
      </Field>
      <RequirementFields form={form} />
      <Groups form={form} subject={subject} />
    </>
  );
}

function Groups({ form, subject }: RuleAskedProps & { subject: RuleSubject }) {
  const chosen = useWatch({ control: form.control, name: "applies_to" }) ?? [];
  const isChosen = new Set(chosen);
  const toggle = (group: string, on: boolean) =>
    form.setValue("applies_to", on ? [...chosen, group] : chosen.filter((one) => one !== group), {
      shouldDirty: true,
    });
  return (
    <fieldset className="sm:col-span-full">
      <legend className="mb-1 font-medium text-ink text-xs">
        {fields.appliesTo.label}{" "}
        <span className="font-normal text-muted">(sin marcar: para todos)</span>
      </legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {groupsOf[subject].map((group) => (
          <Checkbox
            key={group}
            label={groupLabel(group)}
            checked={isChosen.has(group)}
            onCheckedChange={(on) => toggle(group, on === true)}
          />
        ))}
      </div>
    </fieldset>
  );
}
