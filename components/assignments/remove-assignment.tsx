"use client";

import { ConfirmAct } from "@/components/forms/confirm-act";
import { asSeen } from "@/components/ui/use-act";
import type { AssignmentRow } from "@/lib/assignments/list-assignment-rows";
import { isUnitAssignment } from "@/lib/placement/assignment-kind";
import { type AssignmentWindow, assignmentTitle, linkedServices } from "./assignment-window";

export const RemoveAssignment = ({ row, act, onClose }: AssignmentWindow) => (
  <ConfirmAct
    title={`¿Eliminar la asignación de ${assignmentTitle(row)}?`}
    description="Desaparece por completo, como si nunca se hubiera asignado. Para conservarla como historia, retírela."
    affected={affectedBy(row)}
    confirmLabel="Eliminar asignación"
    act={asSeen(act, row.version)}
    input={{ id_project_resource: row.id }}
    done="Asignación eliminada."
    onClose={onClose}
  />
);

const affectedBy = (row: AssignmentRow) => [
  ...(isUnitAssignment(row) && !row.isRetired ? ["El equipo vuelve a estar disponible."] : []),
  ...linkedServices(row).map((service) => `${service}: también se elimina.`),
];
