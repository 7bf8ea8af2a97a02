import { BadgeCheck, Check } from "lucide-react";
import { ConfirmAct } from "@/components/forms/confirm-act";
import { DeleteRecord } from "@/components/forms/delete-record";
import { Button } from "@/components/ui/button";
import { asSeen, type ChangeAct } from "@/components/ui/use-act";
import { links } from "@/lib/links/pages";
import { type MaintenanceStatus, maintenanceMoves } from "@/lib/states/maintenance";

const maintenanceBacks = {
  IN_PROGRESS: null,
  COMPLETED: {
    label: "Volver a EN PROGRESO",
    title: (number: string) => `¿Volver la hoja ${number} a EN PROGRESO?`,
    description: "Mientras está EN PROGRESO, la planilla no la cobra.",
    status: maintenanceMoves.takeBack.to,
    done: "La hoja volvió a EN PROGRESO.",
  },
  APPROVED: {
    label: "Quitar aprobación",
    title: (number: string) => `¿Quitar la aprobación de la hoja ${number}?`,
    description: "Vuelve a COMPLETADA; se borra quién la aprobó y cuándo.",
    status: maintenanceMoves.withdrawApproval.to,
    done: "Aprobación retirada.",
  },
} as const satisfies Record<MaintenanceStatus, object | null>;

type Back = (typeof maintenanceBacks)[MaintenanceStatus];

export const backOf = ({ status }: { status: MaintenanceStatus }): Back => maintenanceBacks[status];

export interface ActedMaintenance {
  id: number;
  version: number;
  sheetNumber: string;
  status: MaintenanceStatus;
}

export interface MaintenanceStep {
  sheet: ActedMaintenance;
  update: ChangeAct<number>;
}

interface TakeBackProps extends MaintenanceStep {
  back: NonNullable<Back>;
}

export const TakeBackMaintenance = ({ sheet, back, update }: TakeBackProps) => (
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

export const RemoveMaintenance = ({
  sheet,
  remove,
}: Pick<MaintenanceStep, "sheet"> & { remove: ChangeAct }) => (
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

export const CompleteMaintenance = ({ sheet, update }: MaintenanceStep) => (
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
    input={{ sheet_id: sheet.id, status: maintenanceMoves.complete.to }}
    done="Hoja de mantenimiento completada."
  />
);

export const ApproveMaintenance = ({ sheet, update }: MaintenanceStep) => (
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
    input={{ sheet_id: sheet.id, status: maintenanceMoves.approve.to }}
    done="Hoja de mantenimiento aprobada."
  />
);
