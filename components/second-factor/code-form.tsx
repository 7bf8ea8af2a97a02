"use client";

import { type FormEvent, useState } from "react";
import { DoorHeading } from "@/components/auth/door-heading";
import { blanksIn, messageOf, usePending } from "@/components/auth/plain-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { TextLink } from "@/components/ui/text-link";
import { links } from "@/lib/links/pages";
import { wrongCode } from "@/lib/one-time-codes/labels";
import { requiredMessage } from "@/lib/wire/required-message";
import { CodeInput } from "./code-input";

interface CodeFormProps {
  error: string;
  next: string;
  isRecovery: boolean;
}

const messages: Record<string, string> = {
  second_factor_invalid: wrongCode,
  validation_error: "Escriba el código.",
};

const otherKind = (next: string, isRecovery: boolean) =>
  links.secondStep({ recovery: isRecovery ? "" : "1", next });

/** A plain form, so that it works without JavaScript. */
export function CodeForm({ error, next, isRecovery }: CodeFormProps) {
  const [isBlank, setIsBlank] = useState(false);
  const [isPending, setIsPending] = usePending();
  const check = (event: FormEvent<HTMLFormElement>) => {
    const [blank] = blanksIn(event.currentTarget, ["otp"]);
    setIsBlank(blank !== undefined);
    if (blank || isPending) event.preventDefault();
    else setIsPending(true);
  };
  return (
    <>
      <DoorHeading title="Verificación en dos pasos">
        {isRecovery
          ? "Escriba uno de sus códigos de recuperación. Sirve una sola vez."
          : "Escriba el código de seis cifras que muestra la aplicación de su teléfono."}
      </DoorHeading>
      {error ? (
        <Alert tone="error" live className="mt-6">
          {messageOf(error, messages)}
        </Alert>
      ) : null}
      <form
        method="post"
        action="/accounts/login/"
        noValidate
        onSubmit={check}
        className="mt-6 grid gap-5"
      >
        <input type="hidden" name="next" value={next} />
        {isRecovery ? <input type="hidden" name="recovery" value="1" /> : null}
        <Field
          label={isRecovery ? "Código de recuperación" : "Código"}
          error={isBlank ? requiredMessage : undefined}
        >
          <CodeInput
            key={String(isRecovery)}
            kind={isRecovery ? "any" : "timed"}
            name="otp"
            autoFocus
            className="min-h-11"
          />
        </Field>
        <Button type="submit" variant="primary" size="lg" isPending={isPending}>
          Ingresar
        </Button>
      </form>
      <div className="mt-8 grid justify-items-start gap-3 text-sm">
        <TextLink href={otherKind(next, isRecovery)}>
          {isRecovery ? "Usar la aplicación" : "Usar un código de recuperación"}
        </TextLink>
        <a href={links.logout} className="text-muted underline-offset-4 hover:underline">
          Ingresar con otra cuenta
        </a>
      </div>
      <p className="mt-8 text-muted text-xs">
        ¿Perdió su teléfono y sus códigos? Un administrador puede restablecer su verificación.
      </p>
    </>
  );
}
