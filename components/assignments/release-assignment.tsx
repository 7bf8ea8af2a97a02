"use client";

import { ConfirmAct } from "@/components/forms/confirm-act";
import { asSeen } from "@/components/ui/use-act";
import { isUnitAssignment } from "@/lib/placement/assignment-kind";
import { showDay } from "@/lib/values/dates";
import {
  assignmentTitle,
  backFromRetirement,
  linkedServices,
  type RetiringWindow,
} from "./assignment-window";

export const ReleaseAssignment = ({ row, today, act, reactivate, onClose }: RetiringWindow) => (
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
    undo={backFromRetirement(row, reactivate)}
    onClose={onClose}
  />
);
