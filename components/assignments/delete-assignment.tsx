"use client";

import { AlertDialog } from "@/components/ui/alert-dialog";
import { asSeen, useAct } from "@/components/ui/use-act";
import type { AssignmentRow } from "@/lib/assignments/list-assignment-rows";
import { type AssignmentWindow, assignmentTitle, linkedServices } from "./assignment-window";

/** Removes an assignment for good, after saying what goes with it. */
export function DeleteAssignment({ row, act, onClose }: AssignmentWindow) {
  const { run, pending, refusal } = useAct(asSeen(act, row.version), {
    done: "Asignación eliminada.",
    onDone: onClose,
  });
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={`¿Eliminar la asignación de ${assignmentTitle(row)}?`}
      description="Desaparece por completo, como si nunca se hubiera asignado. Para conservarla como historia, retírela."
      affected={affectedBy(row)}
      confirmLabel="Eliminar asignación"
      pending={pending}
      onConfirm={() => run({ id_project_resource: row.id })}
      refusal={refusal}
    />
  );
}

const affectedBy = (row: AssignmentRow) => [
  ...(row.kind === "EQUIPO" && !row.isRetired ? ["El equipo vuelve a estar disponible."] : []),
  ...linkedServices(row).map((service) => `${service}: también se elimina.`),
];
