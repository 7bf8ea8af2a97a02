"use client";

import { BadgeCheck, Check, Pencil, Trash2, Undo2 } from "lucide-react";
import Link from "next/link";
import { ConfirmAct } from "@/components/forms/confirm-act";
import { DeleteRecord } from "@/components/forms/delete-record";
import { RecordMenu } from "@/components/forms/record-menu";
import { Button } from "@/components/ui/button";
import { asSeen, type ChangeAct } from "@/components/ui/use-act";
import { links } from "@/lib/links/pages";
import { type MaintenanceStatus, maintenanceStandings } from "@/lib/states/maintenance";

interface MaintenanceActionsProps {
  sheet: { id: number; version: number; sheetNumber: string; status: MaintenanceStatus };
  mayDo: { update: boolean; approve: boolean; remove: boolean };
  acts: { update: ChangeAct<number>; remove: ChangeAct };
}

/** What the person may do with a sheet as it stands, and what each act changes. */
export function MaintenanceActions({ sheet, mayDo, acts }: MaintenanceActionsProps) {
  const { id, status } = sheet;
  const mayWrite = mayDo.update && (mayDo.approve || !maintenanceStandings[status].isApproved);
  const back = status === "IN_PROGRESS" ? null : backs[status];
  return (
    <>
      <RecordMenu
        acts={[
          mayWrite &&
            back !== null && {
              label: back.label,
              icon: Undo2,
              ask: <TakeBack sheet={sheet} back={back} update={acts.update} />,
            },
          mayDo.remove && {
            label: "Eliminar",
            icon: Trash2,
            tone: "danger",
            ask: <Remove sheet={sheet} remove={acts.remove} />,
          },
        ]}
      />
      {mayWrite ? (
        <>
          <Button asChild>
            <Link href={`${links.maintenanceSheet(id)}/edit`}>
              <Pencil aria-hidden="true" />
              Editar
            </Link>
          </Button>
          <NextStep sheet={sheet} mayApprove={mayDo.approve} update={acts.update} />
        </>
      ) : null}
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
  update: ChangeAct<number>;
}

function NextStep({ sheet, mayApprove, update }: MoveProps & { mayApprove: boolean }) {
  if (sheet.status === "IN_PROGRESS") return <Complete sheet={sheet} update={update} />;
  return mayApprove && sheet.status === "COMPLETED" ? (
    <Approve sheet={sheet} update={update} />
  ) : null;
}

interface TakeBackProps extends MoveProps {
  back: (typeof backs)[keyof typeof backs];
}

const TakeBack = ({ sheet, back, update }: TakeBackProps) => (
  <ConfirmAct
    title={back.title(sheet.sheetNumber)}
    description={back.description}
    confirmLabel={back.label}
    tone="primary"
    act={asSeen(update, sheet.version)}
    input={{ sheet_id: sheet.id, status: back.status }}
    done={back.done}
  />
);

const Remove = ({ sheet, remove }: Pick<MoveProps, "sheet"> & { remove: ChangeAct }) => (
  <DeleteRecord
    title={`¿Eliminar la hoja ${sheet.sheetNumber}?`}
    description="Dejará de aparecer en las listas y su número no se usará otra vez."
    affected={["La planilla EN EJECUCIÓN de su período deja de cobrarla."]}
    confirmLabel="Eliminar hoja"
    act={asSeen(remove, sheet.version)}
    input={{ sheet_id: sheet.id }}
    done="Hoja de mantenimiento eliminada."
    back={links.maintenance}
  />
);

const Complete = ({ sheet, update }: MoveProps) => (
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

const Approve = ({ sheet, update }: MoveProps) => (
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
