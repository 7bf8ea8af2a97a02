"use client";

import type { ReactNode } from "react";
import type * as z from "zod";
import { PasswordInput } from "@/components/auth/password-input";
import { useActionForm } from "@/components/forms/use-action-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import type { Act } from "@/components/ui/use-act";
import { DialogClose } from "@/components/ui/window-close";
import type { ProofInput } from "@/lib/one-time-codes/input";
import { CodeField } from "./code-field";
import { StepForm } from "./step-form";

interface ProofFormProps<Shown> {
  act: Act<Shown>;
  label: string;
  tone?: "primary" | "danger";
  done: string;
  onDone: (shown: Shown | null) => void;
  children?: ReactNode;
}

type Proof = z.input<typeof ProofInput>;

export function ProofForm<Shown>({ act, done, onDone, children, ...step }: ProofFormProps<Shown>) {
  const { form, ...state } = useActionForm<Proof, Shown | null>({
    schema: () => import("@/lib/one-time-codes/input").then((input) => input.ProofInput),
    values: { password: "", otp: "" },
    act,
    done,
    onDone,
  });
  const { errors } = form.formState;
  const cancel = (
    <DialogClose>
      <Button>Cancelar</Button>
    </DialogClose>
  );
  return (
    <StepForm {...state} {...step} aside={cancel}>
      {children}
      <Field label="Su contraseña" required error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register("password")} />
      </Field>
      <CodeField error={errors.otp?.message} registered={form.register("otp")} />
    </StepForm>
  );
}
