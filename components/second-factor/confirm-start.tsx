"use client";

import type * as z from "zod";
import { PasswordInput } from "@/components/auth/password-input";
import { useActionForm } from "@/components/forms/use-action-form";
import { Field } from "@/components/ui/field";
import type { Act } from "@/components/ui/use-act";
import type { StartInput } from "@/lib/one-time-codes/input";
import type { Started } from "@/lib/second-factor/start-second-factor";
import { StepForm } from "./step-form";

interface ConfirmStartProps {
  email: string;
  start: Act<Started>;
  onDone: (started: Started | null) => void;
}

export function ConfirmStart({ email, start, onDone }: ConfirmStartProps) {
  const { form, ...state } = useActionForm<z.input<typeof StartInput>, Started | null>({
    schema: () => import("@/lib/one-time-codes/input").then((input) => input.StartInput),
    values: { password: "" },
    act: start,
    onDone,
  });
  return (
    <StepForm {...state} label="Continuar">
      <p className="text-muted">
        Al ingresar se le pedirá, además de su contraseña, un código de seis cifras que cambia cada
        medio minuto. Lo da una aplicación de su teléfono: Google Authenticator, Microsoft
        Authenticator, Aegis, 1Password u otra.
      </p>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field
        label="Su contraseña"
        required
        hint="Para saber que es usted quien lo pide"
        error={form.formState.errors.password?.message}
      >
        <PasswordInput autoComplete="current-password" {...form.register("password")} />
      </Field>
    </StepForm>
  );
}
