"use client";

import { useState } from "react";
import { useAsked } from "@/components/forms/use-asked";
import { Unsaved } from "@/components/forms/use-unsaved";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { asSeen, type ChangeAct, useAct } from "@/components/ui/use-act";

interface RetireEquipmentProps {
  unit: { id: number; version: number; code: string };
  retire: ChangeAct;
}

/** Takes a unit out of service for good, with its reason; nothing brings it back. */
export function RetireEquipment({ unit, retire }: RetireEquipmentProps) {
  const { open, setOpen } = useAsked();
  const [reason, setReason] = useState("");
  const { run, pending, refusal, clear } = useAct(asSeen(retire, unit.version), {
    done: "Registro dado de baja.",
    onDone: () => setOpen(false),
  });
  const ask = (wanted: boolean) => {
    clear();
    setReason("");
    setOpen(wanted);
  };
  return (
    <AlertDialog
      open={open}
      onOpenChange={ask}
      title={`¿Dar de baja ${unit.code}?`}
      description="Quedará retirado de forma permanente: nada lo devuelve al servicio. Sus datos y su historial se conservan."
      affected={[
        "Los proyectos: ya no se les ofrecerá.",
        "Su ficha: ya no se podrán editar sus datos, componentes ni estado.",
      ]}
      confirmLabel="Dar de baja"
      pending={pending}
      onConfirm={() => run({ resource_id: unit.id, reason })}
      refusal={refusal?.fieldErrors.reason ? null : refusal}
    >
      <div className="grid gap-4">
        <Unsaved when={reason !== ""} />
        <Field label="Motivo" required error={refusal?.fieldErrors.reason}>
          <Textarea value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </div>
    </AlertDialog>
  );
}
