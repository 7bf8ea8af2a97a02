import { LockKeyhole } from "lucide-react";
import { ConfirmAct } from "@/components/forms/confirm-act";
import { DeleteRecord } from "@/components/forms/delete-record";
import { Button } from "@/components/ui/button";
import { asSeen, type ChangeAct } from "@/components/ui/use-act";
import { links } from "@/lib/links/pages";
import { type GuideStatus, guideMoves } from "@/lib/states/guide";

const billing = "La planilla EN EJECUCIÓN de su período deja de cobrar su transporte y su estiba.";

export interface ActedGuide {
  id: number;
  version: number;
  guideNumber: string;
  status: GuideStatus;
}

export const RemoveGuide = ({ guide, remove }: { guide: ActedGuide; remove: ChangeAct }) => (
  <DeleteRecord
    title={`¿Eliminar la guía ${guide.guideNumber}?`}
    description="Dejará de aparecer en las listas y no se podrá recuperar."
    affected={[billing]}
    confirmLabel="Eliminar guía"
    act={asSeen(remove, guide.version)}
    input={{ guide_id: guide.id }}
    done="Guía de remisión eliminada."
    back={links.shipping}
  />
);

interface MoveProps {
  guide: ActedGuide;
  update: ChangeAct<number>;
}

export const VoidGuide = ({ guide, update }: MoveProps) => (
  <ConfirmAct
    title={`¿Anular la guía ${guide.guideNumber}?`}
    description="Queda como ANULADA, con su número. No podrá volver a usarse."
    affected={[billing]}
    confirmLabel="Anular guía"
    act={asSeen(update, guide.version)}
    input={{ guide_id: guide.id, status: guideMoves.void.to }}
    done="Guía de remisión anulada."
  />
);

export const CloseGuide = ({ guide, update }: MoveProps) => (
  <ConfirmAct
    trigger={
      <Button variant="primary">
        <LockKeyhole aria-hidden="true" />
        Cerrar guía
      </Button>
    }
    title={`¿Cerrar la guía ${guide.guideNumber}?`}
    description="Queda como CERRADA: ya no se edita ni se elimina, solo se puede anular."
    confirmLabel="Cerrar guía"
    tone="primary"
    act={asSeen(update, guide.version)}
    input={{ guide_id: guide.id, status: guideMoves.close.to }}
    done="Guía de remisión cerrada."
  />
);
