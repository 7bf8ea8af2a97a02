"use client";

import { useState } from "react";
import type * as z from "zod";
import { FormNotices } from "@/components/forms/form-notices";
import { useActionForm } from "@/components/forms/use-action-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { TextLink } from "@/components/ui/text-link";
import type { Act } from "@/components/ui/use-act";
import { links } from "@/lib/links/pages";
import type { ForgottenInput } from "@/lib/password-links/input";
import { DoorHeading } from "./door-heading";

interface ForgottenFormProps {
  ask: Act;
  /** Otherwise an administrator hands the link over. */
  sendsMail: boolean;
}

export function ForgottenForm({ ask, sendsMail }: ForgottenFormProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { form, submit, isPending, notice } = useActionForm<z.input<typeof ForgottenInput>, null>({
    schema: () => import("@/lib/password-links/input").then((input) => input.ForgottenInput),
    values: { email: "" },
    act: ask,
    onDone: () => setIsAsked(true),
  });
  return (
    <>
      <DoorHeading title="Contraseña olvidada">
        Escriba el correo de su cuenta y recibirá un enlace para poner una contraseña nueva.
      </DoorHeading>
      {isAsked ? (
        <Alert tone="success" live className="mt-6">
          {sendsMail
            ? "Si hay una cuenta con ese correo, en un momento le llega el enlace. Sirve una hora; mire también en el correo no deseado."
            : "Si hay una cuenta con ese correo, el enlace está escrito. Este servicio no envía correos: pídaselo a un administrador, que lo ve en Correos."}
        </Alert>
      ) : (
        <Form onSubmit={submit} className="mt-6 grid gap-5">
          <FormNotices notice={notice} />
          <Field label="Correo electrónico" error={form.formState.errors.email?.message}>
            <Input
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              className="min-h-11"
              {...form.register("email")}
            />
          </Field>
          <Button type="submit" variant="primary" size="lg" isPending={isPending} className="mt-1">
            Pedir el enlace
          </Button>
        </Form>
      )}
      <p className="mt-8 text-sm">
        <TextLink href={links.signIn("/")}>Volver a ingresar</TextLink>
      </p>
    </>
  );
}
