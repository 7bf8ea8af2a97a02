"use client";

import { type FormEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { textLinkLook } from "@/components/ui/text-link-look";
import { links } from "@/lib/links/pages";
import { requiredMessage } from "@/lib/wire/required-message";
import { CompanySignIn } from "./company-account";
import { DoorHeading } from "./door-heading";
import { PasswordInput } from "./password-input";
import { blanksIn, messageOf, usePending } from "./plain-form";

interface LoginFormProps {
  error: string;
  username: string;
  /** A path of this site. */
  next: string;
  hasCompanyAccount: boolean;
}

const messages: Record<string, string> = {
  invalid_credentials: "Correo o contraseña incorrectos. Revíselos e intente de nuevo.",
  validation_error: "Escriba su correo y su contraseña.",
  permission_denied: "El navegador llegó desde otro sitio. Abra esta página directamente.",
  authentication_required: "Pasó demasiado tiempo. Ingrese de nuevo.",
  AccessDenied: "Su cuenta de la empresa no tiene acceso. Pídalo a un administrador.",
};

/** A plain form, so that it works without JavaScript; with it, blanks are reported before sending. */
export function LoginForm({ error, username, next, hasCompanyAccount }: LoginFormProps) {
  const [blanks, setBlanks] = useState<readonly string[]>([]);
  const [isPending, setIsPending] = usePending();

  const errorOf = (name: string) => (blanks.includes(name) ? requiredMessage : undefined);
  const check = (event: FormEvent<HTMLFormElement>) => {
    const blanks = blanksIn(event.currentTarget, ["username", "password"]);
    setBlanks(blanks);
    const [first] = blanks;
    if (first || isPending) event.preventDefault();
    else setIsPending(true);
    if (first) event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };

  return (
    <>
      <DoorHeading title="Ingresar">Con el correo y la contraseña de su cuenta.</DoorHeading>
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
        <Field label="Correo electrónico" error={errorOf("username")}>
          <Input
            type="email"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={username}
            className="min-h-11"
          />
        </Field>
        <Field label="Contraseña" error={errorOf("password")}>
          <PasswordInput name="password" autoComplete="current-password" className="min-h-11" />
        </Field>
        <Button type="submit" variant="primary" size="lg" isPending={isPending} className="mt-1">
          Ingresar
        </Button>
      </form>
      {hasCompanyAccount ? <CompanySignIn next={next} /> : null}
      <p className="mt-8 text-sm">
        {/* A full load: the code of links would weigh more than the rest of this page. */}
        <a href={links.forgottenPassword} className={textLinkLook}>
          ¿Olvidó su contraseña?
        </a>
      </p>
    </>
  );
}
