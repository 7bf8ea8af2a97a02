"use client";

import type * as z from "zod";
import { useActionForm } from "@/components/forms/use-action-form";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import type { Act } from "@/components/ui/use-act";
import type { TurnOnInput } from "@/lib/one-time-codes/input";
import type { Started } from "@/lib/second-factor/start-second-factor";
import { CodeInput } from "./code-input";
import { QrCode } from "./qr-code";
import { StepForm } from "./step-form";

interface ConfirmCodeProps {
  started: Started;
  turnOn: Act<string[]>;
  onDone: (codes: string[] | null) => void;
}

const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, "$1 ");

export function ConfirmCode({ started, turnOn, onDone }: ConfirmCodeProps) {
  const { form, ...state } = useActionForm<z.input<typeof TurnOnInput>, string[] | null>({
    schema: () => import("@/lib/one-time-codes/input").then((input) => input.TurnOnInput),
    values: { code: "" },
    act: turnOn,
    onDone,
  });
  return (
    <StepForm {...state} label="Activar">
      <div className="flex flex-col items-center gap-5 sm:flex-row sm:items-start">
        <QrCode qr={started.qr} label="Código QR para la aplicación de verificación" />
        <div className="grid min-w-0 gap-3 text-muted">
          <p>Escanee el código con la aplicación.</p>
          <p>¿No puede escanearlo? Escriba en ella esta clave:</p>
          <div className="flex items-center gap-2 rounded-control border border-line bg-sunken py-1 pr-1 pl-3">
            <code className="min-w-0 flex-1 select-all break-words font-mono text-[0.8125rem] text-ink">
              {inGroups(started.secret)}
            </code>
            <CopyButton text={started.secret} label="Copiar la clave" />
          </div>
        </div>
      </div>
      <Field
        label="Código de la aplicación"
        required
        hint="Las seis cifras que muestra ahora"
        error={form.formState.errors.code?.message}
      >
        <CodeInput {...form.register("code")} />
      </Field>
    </StepForm>
  );
}
