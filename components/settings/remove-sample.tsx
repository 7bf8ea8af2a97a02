"use client";

import { Eraser } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { type Act, type ActRefusal, useAct } from "@/components/ui/use-act";
import { useRead } from "@/components/ui/use-read";
import { links } from "@/lib/links/pages";
import { reads } from "@/lib/links/reads";
import type { SamplePreview } from "@/lib/sample/preview-sample";
import { sampleWord } from "@/lib/sample/word";
import { BeforeRemoving } from "./sample-lists";

export function SampleCard({ remove }: { remove: Act }) {
  const [open, setOpen] = useState(false);
  return (
    <Card
      title="Datos de muestra"
      description="Vinieron con la instalación, para probar. Quítelos en un solo acto cuando empiece con los suyos."
      actions={
        <Button variant="danger" onClick={() => setOpen(true)}>
          <Eraser aria-hidden="true" />
          Quitar los datos de muestra
        </Button>
      }
      padding="none"
    >
      {open ? <RemoveSample remove={remove} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}

/** Null when the field shows the reason. */
const besideField = (refusal: ActRefusal | null) => (refusal?.fieldErrors.word ? null : refusal);

const description =
  "Para siempre, con su historial y lo que se agregó en ellos. Quedan sus propios registros, los usuarios y la configuración; el logotipo de muestra se va.";

function RemoveSample({ remove, onClose }: { remove: Act; onClose: () => void }) {
  const router = useRouter();
  const [word, setWord] = useState("");
  const preview = useRead<SamplePreview>(reads.sample);
  const removing = useAct(remove, {
    done: "Datos de muestra quitados.",
    onDone: () => {
      onClose();
      router.push(links.home);
    },
  });
  const isUsed = (preview.found?.ownCount ?? 0) > 0;
  const isFree = preview.found !== null && !isUsed;
  return (
    <AlertDialog
      wide={isFree}
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="¿Quitar los datos de muestra?"
      description={description}
      confirmLabel="Quitar para siempre"
      cancelLabel={isUsed ? "Entendido" : "Cancelar"}
      onConfirm={isFree ? () => removing.run({ word }) : null}
      isPending={removing.isPending}
      refusal={preview.refusal ?? besideField(removing.refusal)}
    >
      <BeforeRemoving
        preview={preview.found}
        isRefused={preview.refusal !== null}
        onFollow={onClose}
      />
      {isFree ? (
        <Field
          label={`Para confirmar, escriba ${sampleWord}`}
          required
          error={removing.refusal?.fieldErrors.word}
        >
          <Input value={word} onChange={({ target }) => setWord(target.value)} autoComplete="off" />
        </Field>
      ) : null}
    </AlertDialog>
  );
}
