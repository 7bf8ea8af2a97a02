"use client";

import type * as z from "zod";
import { FormNotices } from "@/components/forms/form-notices";
import { FormActions } from "@/components/forms/form-section";
import { useActionForm } from "@/components/forms/use-action-form";
import { CodeField } from "@/components/second-factor/code-field";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CheckboxField } from "@/components/ui/checkbox-field";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import type { ChangeAct } from "@/components/ui/use-act";
import type { Attributes } from "@/lib/auth/password-rules";
import type { PasswordChange } from "@/lib/users/input";
import { PasswordHints } from "./password-hints";
import { PasswordInput } from "./password-input";

const blank = { current_password: "", otp: "", new_password: "", revoke_tokens: true };

interface PasswordFormProps {
  who: Attributes;
  /** Of the member's account. */
  version: number;
  tokens: number;
  asksCode: boolean;
  save: ChangeAct;
}

const revokes = (tokens: number) =>
  tokens === 1
    ? "Revocar también su token de acceso"
    : `Revocar también sus ${tokens} tokens de acceso`;

export function PasswordForm({ who, version, tokens, asksCode, save }: PasswordFormProps) {
  const { form, submit, isPending, notice } = useActionForm<z.input<typeof PasswordChange>, null>({
    schema: () => import("@/lib/users/input").then((input) => input.PasswordChange),
    values: blank,
    act: save,
    record: { version, sent: (typed) => typed, isStanding: true },
    done: "Contraseña cambiada. Sus otras sesiones se cerraron.",
    onDone: () => form.reset(blank),
  });
  const { errors } = form.formState;
  return (
    <Card title="Contraseña" description="Al cambiarla se cierran sus otras sesiones.">
      <Form onSubmit={submit} className="grid gap-5">
        <FormNotices notice={notice} />
        <input type="email" autoComplete="username" value={who.email} readOnly hidden />
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="grid content-start gap-4">
            <Field label="Contraseña actual" required error={errors.current_password?.message}>
              <PasswordInput
                autoComplete="current-password"
                {...form.register("current_password")}
              />
            </Field>
            {asksCode ? (
              <CodeField error={errors.otp?.message} registered={form.register("otp")} />
            ) : null}
          </div>
          <div className="grid gap-3">
            <Field label="Contraseña nueva" required error={errors.new_password?.message}>
              <PasswordInput autoComplete="new-password" {...form.register("new_password")} />
            </Field>
            <PasswordHints password={form.watch("new_password")} who={who} />
          </div>
        </div>
        {tokens > 0 ? (
          <CheckboxField
            control={form.control}
            name="revoke_tokens"
            label={revokes(tokens)}
            hint="Los programas que trabajan en su nombre necesitarán tokens nuevos."
          />
        ) : null}
        <FormActions>
          <Button type="submit" variant="primary" isPending={isPending}>
            Cambiar contraseña
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
