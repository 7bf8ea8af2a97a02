"use client";

import { Plus } from "lucide-react";
import { useId, useState } from "react";
import { Controller } from "react-hook-form";
import type { z } from "zod";
import { FormNotices } from "@/components/forms/form-notices";
import { useActionForm, wholeNumber } from "@/components/forms/use-action-form";
import { CodeField } from "@/components/second-factor/code-field";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { RadioGroup } from "@/components/ui/radio-group";
import { Select } from "@/components/ui/select";
import type { Act } from "@/components/ui/use-act";
import { ConfirmedTokenInput } from "@/lib/auth/input";
import { PasswordInput } from "./password-input";

/** Makes a token; its secret is shown this once. */
export function NewToken({ make, asksCode }: { make: Act<string>; asksCode: boolean }) {
  const [open, setOpen] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const formId = useId();
  const ask = (wanted: boolean) => {
    if (wanted) setSecret(null);
    setOpen(wanted);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={ask}
      size="sm"
      trigger={
        <Button size="sm">
          <Plus aria-hidden="true" />
          Nuevo token
        </Button>
      }
      title={secret ? "Guarde el token ahora" : "Nuevo token"}
      description={
        secret
          ? "Por seguridad no se volverá a mostrar. Quien lo tenga puede trabajar en su nombre."
          : "Un sistema por token, para poder revocarlos por separado."
      }
      footer={
        secret ? (
          <DialogClose asChild>
            <Button variant="primary">Ya lo guardé</Button>
          </DialogClose>
        ) : null
      }
    >
      {secret ? (
        <Secret secret={secret} />
      ) : (
        <TokenForm id={formId} make={make} asksCode={asksCode} onMade={setSecret} />
      )}
    </Dialog>
  );
}

const Secret = ({ secret }: { secret: string }) => (
  <div className="flex items-center gap-2 rounded-control border border-line bg-sunken py-1 pr-1 pl-3">
    <code className="min-w-0 flex-1 select-all break-all font-mono text-[0.8125rem] text-ink">
      {secret}
    </code>
    <CopyButton text={secret} label="Copiar el token" />
  </div>
);

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
  id: string;
  make: Act<string>;
  asksCode: boolean;
  onMade: (secret: string | null) => void;
}

function TokenForm({ id, make, asksCode, onMade }: TokenFormProps) {
  const { form, submit, pending, notice } = useActionForm<
    z.input<typeof ConfirmedTokenInput>,
    string | null
  >({
    schema: ConfirmedTokenInput,
    values: { name: "", scope: "read", expires_in_days: 90, password: "", otp: "" },
    act: make,
    done: "Token creado.",
    onDone: onMade,
  });
  const { errors } = form.formState;
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-4">
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
        <DialogClose asChild>
          <Button>Cancelar</Button>
        </DialogClose>
        <Button type="submit" variant="primary" pending={pending}>
          Crear token
        </Button>
      </div>
    </form>
  );
}
