"use client";

import { DeleteRecord } from "@/components/forms/delete-record";
import { asSeen, type ChangeAct } from "@/components/ui/use-act";
import { links } from "@/lib/links/pages";

interface DeleteEquipmentProps {
  unit: { id: number; version: number; code: string };
  assignmentCount: number;
  remove: ChangeAct;
}

export function DeleteEquipment({ unit, assignmentCount, remove }: DeleteEquipmentProps) {
  return (
    <DeleteRecord
      title={`¿Eliminar ${unit.code}?`}
      description="Dejará de aparecer en las listas y su código quedará libre."
      affected={affected(assignmentCount)}
      confirmLabel="Eliminar registro"
      act={asSeen(remove, unit.version)}
      input={{ resource_id: unit.id }}
      done="Registro eliminado."
      back={links.equipmentList}
    />
  );
}

const affected = (assignmentCount: number) => {
  if (assignmentCount === 0) return ["Ninguna asignación; su historial se conserva."];
  return assignmentCount === 1
    ? ["1 asignación sin retirar: hay que retirarla antes."]
    : [`${assignmentCount} asignaciones sin retirar: hay que retirarlas antes.`];
};
