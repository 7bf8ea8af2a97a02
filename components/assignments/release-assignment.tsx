"use client";

import { ConfirmAct } from "@/components/forms/confirm-act";
import { asSeen } from "@/components/ui/use-act";
import { isUnitAssignment } from "@/lib/placement/assignment-kind";
import { showDay } from "@/lib/values/dates";
import { type AssignmentWindow, assignmentTitle, linkedServices } from "./assignment-window";

export const ReleaseAssignment = ({ row, today, act, onClose }: AssignmentWindow) => (
  <ConfirmAct
    tone="primary"
    title={`¿Liberar ${assignmentTitle(row)}?`}
    description={
      isUnitAssignment(row)
        ? `La asignación queda retirada hoy, ${showDay(today)}, y el equipo vuelve a estar disponible.`
        : `El servicio queda retirado hoy, ${showDay(today)}.`
    }
    affected={linkedServices(row)}
    confirmLabel="Liberar"
    act={asSeen(act, row.version)}
    input={{ id: row.id }}
    done="Recurso liberado."
    onClose={onClose}
  />
);
