"use client";

import { Controller } from "react-hook-form";
import { PasswordHints } from "@/components/auth/password-hints";
import { PasswordInput } from "@/components/auth/password-input";
import { FormSection } from "@/components/forms/form-section";
import { CheckboxField } from "@/components/ui/checkbox-field";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { RadioGroup } from "@/components/ui/radio-group";
import { Textarea } from "@/components/ui/textarea";
import { userFields } from "@/lib/users/fields";
import { roleChoices, type UserFormState } from "./user-values";

type SectionProps = { form: UserFormState };

export function UserPersonSection({ form: { register, formState } }: SectionProps) {
  const { errors } = formState;
  return (
    <FormSection title="Persona">
      <Field label={userFields.firstName.label} required error={errors.first_name?.message}>
        <Input autoComplete="off" {...register("first_name")} />
      </Field>
      <Field label={userFields.lastName.label} required error={errors.last_name?.message}>
        <Input autoComplete="off" {...register("last_name")} />
      </Field>
      <Field
        label={userFields.email.label}
        required
        hint="Con él ingresa."
        error={errors.email?.message}
        className="sm:col-span-2"
      >
        <Input type="email" autoComplete="off" {...register("email")} />
      </Field>
    </FormSection>
  );
}

interface AccessSectionProps extends SectionProps {
  isNew: boolean;
  isSelf: boolean;
}

export function AccessSection({ form, isNew, isSelf }: AccessSectionProps) {
  const { errors } = form.formState;
  const [email, firstName, lastName, password] = form.watch([
    "email",
    "first_name",
    "last_name",
    "password",
  ]);
  const who = { email: email ?? "", firstName: firstName ?? "", lastName: lastName ?? "" };
  return (
    <FormSection
      title="Acceso"
      description="Una contraseña nueva o la desactivación cierran sus sesiones de inmediato."
      columns={1}
    >
      <Field label={userFields.role.label} group required error={errors.role?.message}>
        <Controller
          name="role"
          control={form.control}
          render={({ field: { value, onChange } }) => (
            <RadioGroup
              cards
              aria-label={userFields.role.label}
              options={roleChoices}
              value={value ?? "TECNICO"}
              onValueChange={onChange}
            />
          )}
        />
      </Field>
      <div className="grid gap-3">
        <Field
          label={isNew ? "Contraseña" : "Contraseña nueva"}
          required={isNew}
          hint={isNew ? null : "En blanco, conserva la que tiene."}
          error={errors.password?.message}
        >
          <PasswordInput
            autoComplete="new-password"
            {...form.register("password", { setValueAs: (typed) => typed || undefined })}
          />
        </Field>
        <PasswordHints password={password ?? ""} who={who} />
      </div>
      <CheckboxField
        name="is_active"
        control={form.control}
        label={userFields.isActive.label}
        hint={
          isSelf
            ? "No puede desactivar su propia cuenta."
            : "Un usuario inactivo no puede ingresar y sus tokens no sirven."
        }
        disabled={isSelf}
      />
    </FormSection>
  );
}

export function SignatureSection({ form: { register, formState } }: SectionProps) {
  const { errors } = formState;
  return (
    <FormSection title="Firma" description="Como debe leerse en los documentos que aprueba.">
      <Field label={userFields.signatureName.label} error={errors.siganture_name?.message}>
        <Input autoComplete="off" {...register("siganture_name")} />
      </Field>
      <Field label={userFields.signatureRole.label} error={errors.siganture_role?.message}>
        <Input autoComplete="off" {...register("siganture_role")} />
      </Field>
      <Field label={userFields.notes.label} error={errors.notes?.message} className="sm:col-span-2">
        <Textarea {...register("notes")} />
      </Field>
    </FormSection>
  );
}
