"use client";

import { useState } from "react";
import type * as z from "zod";
import { FormNotices } from "@/components/forms/form-notices";
import { useActionForm } from "@/components/forms/use-action-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { TextLink } from "@/components/ui/text-link";
import type { Act } from "@/components/ui/use-act";
import type { Attributes } from "@/lib/auth/password-rules";
import { links } from "@/lib/links/pages";
import type { NewPasswordInput } from "@/lib/password-links/input";
import { DoorHeading } from "./door-heading";
import { PasswordHints } from "./password-hints";
import { PasswordInput } from "./password-input";

interface NewPasswordFormProps {
  linkKey: string;
  who: Attributes;
  save: Act;
}

export function NewPasswordForm({ linkKey, who, save }: NewPasswordFormProps) {
  const [isSaved, setIsSaved] = useState(false);
  const { form, submit, isPending, notice } = useActionForm<z.input<typeof NewPasswordInput>, null>(
    {
      schema: () => import("@/lib/password-links/input").then((input) => input.NewPasswordInput),
      values: { key: linkKey, new_password: "" },
      act: save,
      onDone: () => setIsSaved(true),
    },
  );
  if (isSaved) return <Saved />;
  return (
    <>
      <DoorHeading title="Contraseña nueva">Para la cuenta {who.email}.</DoorHeading>
      <Form onSubmit={submit} className="mt-6 grid gap-5">
        <FormNotices notice={notice} />
        <input type="email" autoComplete="username" value={who.email} readOnly hidden />
        <Field label="Contraseña nueva" error={form.formState.errors.new_password?.message}>
          <PasswordInput
            autoComplete="new-password"
            className="min-h-11"
            {...form.register("new_password")}
          />
        </Field>
        <PasswordHints password={form.watch("new_password")} who={who} />
        <Button type="submit" variant="primary" size="lg" isPending={isPending} className="mt-1">
          Guardar la contraseña
        </Button>
      </Form>
    </>
  );
}

const Saved = () => (
  <>
    <DoorHeading title="Contraseña nueva" />
    <Alert tone="success" live className="mt-6">
      La contraseña quedó guardada. Sus sesiones y tokens de antes ya no sirven.
    </Alert>
    <Button asChild variant="primary" size="lg" className="mt-6 w-full">
      <a href={links.signIn("/")}>Ingresar</a>
    </Button>
  </>
);

export const LinkOver = () => (
  <>
    <DoorHeading title="El enlace ya no sirve">
      Se usó, venció o se pidió otro. Pida uno nuevo.
    </DoorHeading>
    <p className="mt-6">
      <TextLink href={links.forgottenPassword}>Pedir otro enlace</TextLink>
    </p>
  </>
);
