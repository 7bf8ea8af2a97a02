"use client";

import type * as z from "zod";
import { onlyChanged } from "@/components/forms/changed-values";
import { FormNotices } from "@/components/forms/form-notices";
import { FormActions } from "@/components/forms/form-section";
import { useActionForm } from "@/components/forms/use-action-form";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CheckboxField } from "@/components/ui/checkbox-field";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import type { ChangeAct } from "@/components/ui/use-act";
import { userFields } from "@/lib/users/fields";
import type { ProfileInput } from "@/lib/users/input";

interface ProfileFormProps {
  profile: {
    version: number;
    firstName: string;
    lastName: string;
    signatureName: string | null;
    signatureRole: string | null;
    wantsDigest: boolean;
  };
  save: ChangeAct;
}

export function ProfileForm({ profile, save }: ProfileFormProps) {
  const { form, submit, isPending, notice } = useActionForm<z.input<typeof ProfileInput>, null>({
    schema: () => import("@/lib/users/input").then((input) => input.ProfileInput),
    values: {
      first_name: profile.firstName,
      last_name: profile.lastName,
      siganture_name: profile.signatureName ?? "",
      siganture_role: profile.signatureRole ?? "",
      wants_digest: profile.wantsDigest,
    },
    act: save,
    record: { version: profile.version, sent: onlyChanged({ always: [] }), isStanding: true },
    done: "Perfil guardado.",
  });
  const { errors } = form.formState;
  return (
    <Card title="Datos" description="Su nombre, y cómo firma los documentos que aprueba.">
      <Form onSubmit={submit} className="grid gap-5">
        <FormNotices notice={notice} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={userFields.firstName.label} required error={errors.first_name?.message}>
            <Input autoComplete="given-name" {...form.register("first_name")} />
          </Field>
          <Field label={userFields.lastName.label} required error={errors.last_name?.message}>
            <Input autoComplete="family-name" {...form.register("last_name")} />
          </Field>
          <Field
            label={userFields.signatureName.label}
            hint="Como debe leerse en los documentos: con su título."
            error={errors.siganture_name?.message}
          >
            <Input autoComplete="off" {...form.register("siganture_name")} />
          </Field>
          <Field label={userFields.signatureRole.label} error={errors.siganture_role?.message}>
            <Input autoComplete="organization-title" {...form.register("siganture_role")} />
          </Field>
        </div>
        <CheckboxField
          control={form.control}
          name="wants_digest"
          label={userFields.wantsDigest.label}
          hint="Cada día a las 06:30, lo que espera a una persona; ninguno cuando nada espera."
        />
        <FormActions>
          <Button type="submit" variant="primary" isPending={isPending}>
            Guardar datos
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
