"use client";

import { type FieldValues, type Path, type UseFormReturn, useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { ruleFields as fields } from "@/lib/compliance/fields";
import type { Requirement, RuleSubject } from "@/lib/states/gate";
import { paramOptionsOf, requirementsOf } from "./requirement-options";

interface Asking extends FieldValues {
  subject: RuleSubject;
  requirement: Requirement;
  param?: string | null | undefined;
}

interface RequirementFieldsProps<Values extends Asking> {
  form: UseFormReturn<Values, unknown, Values>;
}

/** What is asked of them, and which vaccine or certification. */
export function RequirementFields<Values extends Asking>({ form }: RequirementFieldsProps<Values>) {
  const named = (name: keyof Asking & string) => name as Path<Values>;
  const { register, control, formState } = form;
  const subject: RuleSubject = useWatch({ control, name: named("subject") });
  const requirement: Requirement = useWatch({ control, name: named("requirement") });
  const words = paramOptionsOf(requirement);
  const messageOf = (name: keyof Asking & string) =>
    form.getFieldState(named(name), formState).error?.message;
  return (
    <>
      <Field label={fields.requirement.label} required error={messageOf("requirement")}>
        <Select options={requirementsOf(subject)} {...register(named("requirement"))} />
      </Field>
      {words ? (
        <Field label={fields.param.label} required error={messageOf("param")}>
          <Select placeholder="Elija cuál" options={words} {...register(named("param"))} />
        </Field>
      ) : null}
    </>
  );
}
