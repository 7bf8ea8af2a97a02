"use client";

import { Controller } from "react-hook-form";
import type * as z from "zod";
import { FormNotices } from "@/components/forms/form-notices";
import { useActionForm, wholeNumber } from "@/components/forms/use-action-form";
import { CodeField } from "@/components/second-factor/code-field";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { RadioGroup } from "@/components/ui/radio-group";
import { Select } from "@/components/ui/select";
import type { Act } from "@/components/ui/use-act";
import { DialogClose } from "@/components/ui/window-close";
import type { ConfirmedTokenInput } from "@/lib/auth/input";
import { PasswordInput } from "./password-input";

const expiries = [
  { value: "30", label: "En 30 días" },
  { value: "90", label: "En 90 días" },
  { value: "365", label: "En un año" },
];

const scopes = [
  { value: "read", label: "Solo lectura", hint: "Consulta, no cambia nada" },
  { value: "write", label: "Lectura y escritura", hint: "Todo lo que permite su rol" },
];

interface TokenFormProps {
  make: Act<string>;
  asksCode: boolean;
  onMade: (secret: string | null) => void;
}

export function TokenForm({ make, asksCode, onMade }: TokenFormProps) {
  const { form, submit, isPending, notice } = useActionForm<
    z.input<typeof ConfirmedTokenInput>,
    string | null
  >({
    schema: () => import("@/lib/auth/input").then((input) => input.ConfirmedTokenInput),
    values: { name: "", scope: "read", expires_in_days: 90, password: "", otp: "" },
    act: make,
    done: "Token creado.",
    onDone: onMade,
  });
  const { errors } = form.formState;
  return (
    <Form onSubmit={submit} className="grid gap-4">
      <FormNotices notice={notice} />
      <Field label="Nombre" required hint="El sistema que lo usará" error={errors.name?.message}>
        <Input autoComplete="off" {...form.register("name")} />
      </Field>
      <Field label="Permiso" group error={errors.scope?.message}>
        <Controller
          name="scope"
          control={form.control}
          render={({ field: { value, onChange } }) => (
            <RadioGroup
              cards
              aria-label="Permiso"
              options={scopes}
              value={value ?? "read"}
              onValueChange={onChange}
            />
          )}
        />
      </Field>
      <Field label="Vencimiento" error={errors.expires_in_days?.message}>
        <Select
          options={expiries}
          placeholder="Sin vencimiento"
          {...form.register("expires_in_days", { setValueAs: wholeNumber })}
        />
      </Field>
      <Field
        label="Su contraseña"
        required
        hint="Para saber que es usted quien lo pide"
        error={errors.password?.message}
      >
        <PasswordInput autoComplete="current-password" {...form.register("password")} />
      </Field>
      {asksCode ? (
        <CodeField error={errors.otp?.message} registered={form.register("otp")} />
      ) : null}
      <div className="flex justify-end gap-2 border-line border-t pt-4">
        <DialogClose>
          <Button>Cancelar</Button>
        </DialogClose>
        <Button type="submit" variant="primary" isPending={isPending}>
          Crear token
        </Button>
      </div>
    </Form>
  );
}
