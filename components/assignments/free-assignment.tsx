"use client";

import { AlertDialog } from "@/components/ui/alert-dialog";
import { asSeen, useAct } from "@/components/ui/use-act";
import { showDay } from "@/lib/values/dates";
import { type AssignmentWindow, assignmentTitle, linkedServices } from "./assignment-window";

/** Retires an assignment today, with the usual reason. */
export function FreeAssignment({ row, today, act, onClose }: AssignmentWindow) {
  const { run, pending, refusal } = useAct(asSeen(act, row.version), {
    done: "Recurso liberado.",
    onDone: onClose,
  });
  const isUnit = row.kind === "EQUIPO";
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={`¿Liberar ${assignmentTitle(row)}?`}
      description={
        isUnit
          ? `La asignación queda retirada hoy, ${showDay(today)}, y el equipo vuelve a estar disponible.`
          : `El servicio queda retirado hoy, ${showDay(today)}.`
      }
      affected={linkedServices(row)}
      confirmLabel="Liberar"
      pending={pending}
      onConfirm={() => run({ id: row.id })}
      refusal={refusal}
    />
  );
}
