"use client";

import { BadgeCheck, Check, Pencil, Undo2 } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { ConfirmAct } from "@/components/ui/confirm-act";
import { DeleteRecord } from "@/components/ui/delete-record";
import { asSeen, type Change } from "@/components/ui/use-act";
import { links } from "@/lib/links";
import { type MaintenanceStatus, standings } from "@/lib/maintenance/status";

interface MaintenanceActionsProps {
  sheet: { id: number; version: number; sheetNumber: string; status: MaintenanceStatus };
  mayDo: { update: boolean; approve: boolean; remove: boolean };
  acts: { update: Change<number>; remove: Change };
}

/** What the person may do with a sheet as it stands, and what each act changes. */
export function MaintenanceActions({ sheet, mayDo, acts }: MaintenanceActionsProps) {
  const { id, sheetNumber, status } = sheet;
  const mayWrite = mayDo.update && (mayDo.approve || !standings[status].isApproved);
  return (
    <>
      {mayDo.remove ? (
        <DeleteRecord
          title={`¿Eliminar la hoja ${sheetNumber}?`}
          description="Dejará de aparecer en las listas y su número no se usará otra vez."
          affected={["La planilla EN EJECUCIÓN de su período deja de cobrarla."]}
          confirmLabel="Eliminar hoja"
          act={asSeen(acts.remove, sheet.version)}
          input={{ sheet_id: id }}
          done="Hoja de mantenimiento eliminada."
          back={links.maintenance}
        />
      ) : null}
      {mayWrite ? (
        <Button asChild>
          <Link href={`${links.maintenanceSheet(id)}/edit`}>
            <Pencil aria-hidden="true" />
            Editar
          </Link>
        </Button>
      ) : null}
      {mayWrite ? <Move sheet={sheet} mayApprove={mayDo.approve} update={acts.update} /> : null}
    </>
  );
}

/** The way back from each status that has one. */
const backs = {
  COMPLETED: {
    label: "Volver a EN PROGRESO",
    title: (number: string) => `¿Volver la hoja ${number} a EN PROGRESO?`,
    description: "Mientras está EN PROGRESO, la planilla no la cobra.",
    status: "IN_PROGRESS",
    done: "La hoja volvió a EN PROGRESO.",
  },
  APPROVED: {
    label: "Quitar aprobación",
    title: (number: string) => `¿Quitar la aprobación de la hoja ${number}?`,
    description: "Vuelve a COMPLETADA; se borra quién la aprobó y cuándo.",
    status: "COMPLETED",
    done: "Aprobación retirada.",
  },
} as const;

interface MoveProps {
  sheet: MaintenanceActionsProps["sheet"];
  mayApprove: boolean;
  update: Change<number>;
}

/** The next step of the sheet, and the way back. */
function Move({ sheet, mayApprove, update }: MoveProps) {
  if (sheet.status === "IN_PROGRESS") return <Complete sheet={sheet} update={update} />;
  const back = backs[sheet.status];
  return (
    <>
      <ConfirmAct
        trigger={
          <Button variant="ghost">
            <Undo2 aria-hidden="true" />
            {back.label}
          </Button>
        }
        title={back.title(sheet.sheetNumber)}
        description={back.description}
        confirmLabel={back.label}
        tone="primary"
        act={asSeen(update, sheet.version)}
        input={{ sheet_id: sheet.id, status: back.status }}
        done={back.done}
      />
      {mayApprove && sheet.status === "COMPLETED" ? (
        <Approve sheet={sheet} update={update} />
      ) : null}
    </>
  );
}

const Complete = ({ sheet, update }: Omit<MoveProps, "mayApprove">) => (
  <ConfirmAct
    trigger={
      <Button variant="primary">
        <Check aria-hidden="true" />
        Completar
      </Button>
    }
    title={`¿Completar la hoja ${sheet.sheetNumber}?`}
    description="El trabajo está terminado. Su costo pasa a la planilla EN EJECUCIÓN de su período."
    confirmLabel="Completar"
    tone="primary"
    act={asSeen(update, sheet.version)}
    input={{ sheet_id: sheet.id, status: "COMPLETED" }}
    done="Hoja de mantenimiento completada."
  />
);

const Approve = ({ sheet, update }: Omit<MoveProps, "mayApprove">) => (
  <ConfirmAct
    trigger={
      <Button variant="primary">
        <BadgeCheck aria-hidden="true" />
        Aprobar
      </Button>
    }
    title={`¿Aprobar la hoja ${sheet.sheetNumber}?`}
    description="Queda firmada con su nombre y la hora. Después, solo quien aprueba puede cambiarla."
    confirmLabel="Aprobar"
    tone="primary"
    act={asSeen(update, sheet.version)}
    input={{ sheet_id: sheet.id, status: "APPROVED" }}
    done="Hoja de mantenimiento aprobada."
  />
);
