"use client";

import { ImageUp, Trash2 } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { ConfirmAct } from "@/components/forms/confirm-act";
import { newFormKey } from "@/components/forms/form-key";
import { useUnsaved } from "@/components/forms/use-unsaved";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { RefusalAlert } from "@/components/ui/refusal-alert";
import { type Act, unreachable, useAct } from "@/components/ui/use-act";
import { whyNotAccepted } from "@/lib/files/accepted";
import { FilePicker } from "./file-picker";

/** Bytes; the limit of a form (`next.config.ts`). */
const largest = 20_000_000;

/** Sent again, it has the same key. */
type KeyedPicture = { picture: File; form_key: string };

interface PictureFieldProps {
  /** Such as "logotipo". */
  name: string;
  children: ReactNode;
  hasPicture: boolean;
  save: Act;
  remove: Act;
}

export function PictureField({ name, children, hasPicture, save, remove }: PictureFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [taken, setTaken] = useState<KeyedPicture | null>(null);
  const [misfit, setMisfit] = useState<string | null>(null);
  const { run, isPending, refusal } = useAct(save, { done: "Imagen guardada." });
  useUnsaved(() => isPending || refusal?.code === unreachable.code);
  const send = (keyed: KeyedPicture) => {
    setTaken(keyed);
    run(keyed);
  };
  const take = ([picture]: File[]) => {
    if (!picture) return;
    const problem = whyNotAccepted(picture, "image", largest);
    setMisfit(problem);
    if (problem) return;
    send({ picture, form_key: newFormKey() });
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {children}
        <div className="flex flex-wrap gap-2">
          <Button isPending={isPending} onClick={() => picker.current?.click()}>
            <ImageUp aria-hidden="true" />
            {hasPicture ? `Cambiar ${name}` : `Subir ${name}`}
          </Button>
          {hasPicture ? (
            <ConfirmAct
              trigger={
                <Button variant="ghost">
                  <Trash2 aria-hidden="true" />
                  Quitar
                </Button>
              }
              title={`¿Quitar ${name}?`}
              description="Queda 30 días en los archivos eliminados."
              confirmLabel="Quitar"
              act={remove}
              input={{}}
              done="Imagen quitada."
            />
          ) : null}
        </div>
      </div>
      <FilePicker ref={picker} label={`Archivo de ${name}`} kind="image" onFiles={take} />
      {misfit ? (
        <Alert tone="error" live>
          {misfit}
        </Alert>
      ) : (
        <RefusalAlert refusal={refusal} {...(taken && { onRetry: () => send(taken) })} />
      )}
    </div>
  );
}
