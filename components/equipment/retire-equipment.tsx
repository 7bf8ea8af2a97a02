"use client";

import { useState } from "react";
import { ConfirmAct } from "@/components/forms/confirm-act";
import { Unsaved } from "@/components/forms/use-unsaved";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { asSeen, type ChangeAct } from "@/components/ui/use-act";
import { equipmentFields } from "@/lib/equipment/fields";

interface RetireEquipmentProps {
  unit: { id: number; version: number; code: string };
  retire: ChangeAct;
}

export function RetireEquipment({ unit, retire }: RetireEquipmentProps) {
  const [reason, setReason] = useState("");
  return (
    <ConfirmAct
      title={`¿Dar de baja ${unit.code}?`}
      description="Quedará retirado de forma permanente: nada lo devuelve al servicio. Sus datos y su historial se conservan."
      affected={[
        "Los proyectos: ya no se les ofrecerá.",
        "Su ficha: ya no se podrán editar sus datos, componentes ni estado.",
      ]}
      confirmLabel="Dar de baja"
      act={asSeen(retire, unit.version)}
      input={{ resource_id: unit.id, reason }}
      done="Registro dado de baja."
    >
      {(errors) => (
        <div className="grid gap-4">
          <Unsaved when={reason !== ""} />
          <Field label={equipmentFields.retirementReason.formLabel} required error={errors.reason}>
            <Textarea value={reason} onChange={(event) => setReason(event.target.value)} />
          </Field>
        </div>
      )}
    </ConfirmAct>
  );
}
