"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useAsked } from "@/components/forms/use-asked";
import { Alert } from "@/components/ui/alert";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { type ActRefusal, asSeen, type ChangeAct, useAct } from "@/components/ui/use-act";
import { useRead } from "@/components/ui/use-read";
import { reads } from "@/lib/links/reads";
import type { Erasure } from "@/lib/privacy/preview-erasure";
import { ErasureLists } from "./erasure-lists";
import type { PersonOnScreen } from "./person-on-screen";

export interface ErasePersonProps {
  person: PersonOnScreen;
  erase: ChangeAct;
  back: string;
}

/** Null when the field shows the reason. */
const besideField = (refusal: ActRefusal | null) => (refusal?.fieldErrors.name ? null : refusal);

export function ErasePerson({ person, erase, back }: ErasePersonProps) {
  const router = useRouter();
  const { open, setOpen } = useAsked();
  const [name, setName] = useState("");
  const preview = useRead<Erasure>(reads.erasure(person));
  const erasure = preview.found;
  const erasing = useAct(asSeen(erase, person.version), {
    done: "Datos personales borrados.",
    onDone: () => {
      setOpen(false);
      router.push(back);
    },
  });
  const isAsked = erasure !== null && erasure.hindrance === null;
  return (
    <AlertDialog
      wide={isAsked}
      open={open}
      onOpenChange={setOpen}
      title={`¿Borrar los datos personales de ${person.name}?`}
      description="Para siempre, también en el historial de cambios. Si la persona los pide, expórtelos antes."
      confirmLabel="Borrar para siempre"
      cancelLabel={erasure?.hindrance ? "Entendido" : "Cancelar"}
      onConfirm={isAsked ? () => erasing.run({ [`${person.kind}_id`]: person.id, name }) : null}
      isPending={erasing.isPending}
      refusal={preview.refusal ?? besideField(erasing.refusal)}
    >
      {erasure?.hindrance ? <Alert tone="warning">{erasure.hindrance.error}</Alert> : null}
      {erasure || preview.refusal ? null : <p role="status">Revisando qué se guarda…</p>}
      {isAsked ? (
        <>
          <ErasureLists erasure={erasure} />
          <NameAgain
            name={erasure.name}
            typed={name}
            onType={setName}
            error={erasing.refusal?.fieldErrors.name}
          />
        </>
      ) : null}
    </AlertDialog>
  );
}

interface NameAgainProps {
  name: string;
  typed: string;
  onType: (typed: string) => void;
  error: readonly string[] | undefined;
}

const NameAgain = ({ name, typed, onType, error }: NameAgainProps) => (
  <Field label={`Para confirmar, escriba ${name}`} required error={error}>
    <Input value={typed} onChange={({ target }) => onType(target.value)} autoComplete="off" />
  </Field>
);
