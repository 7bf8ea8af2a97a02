"use client";

import { Ban, LockKeyhole, Pencil, Trash2 } from "lucide-react";
import Link from "next/link";
import { ConfirmAct } from "@/components/forms/confirm-act";
import { DeleteRecord } from "@/components/forms/delete-record";
import { RecordMenu } from "@/components/forms/record-menu";
import { Button } from "@/components/ui/button";
import { asSeen, type ChangeAct } from "@/components/ui/use-act";
import { links } from "@/lib/links/pages";
import type { GuideStatus } from "@/lib/states/guide";
import { isDraftGuide, isVoidGuide } from "@/lib/states/guide";

interface GuideActionsProps {
  guide: { id: number; version: number; guideNumber: string; status: GuideStatus };
  mayDo: { update: boolean; remove: boolean };
  acts: { update: ChangeAct<number>; remove: ChangeAct };
}

const billing = "La planilla EN EJECUCIÓN de su período deja de cobrar su transporte y su estiba.";

/** What the person may do with a guide as it stands, and what each act changes. */
export function GuideActions({ guide, mayDo, acts }: GuideActionsProps) {
  const isDraft = isDraftGuide(guide);
  return (
    <>
      <RecordMenu
        acts={[
          mayDo.update &&
            !isVoidGuide(guide) && {
              label: "Anular",
              icon: Ban,
              tone: "danger",
              ask: <Void guide={guide} update={acts.update} />,
            },
          mayDo.remove &&
            isDraft && {
              label: "Eliminar",
              icon: Trash2,
              tone: "danger",
              ask: <Remove guide={guide} remove={acts.remove} />,
            },
        ]}
      />
      {mayDo.update && isDraft ? (
        <>
          <Button asChild>
            <Link href={links.shippingGuideEdit(guide.id)}>
              <Pencil aria-hidden="true" />
              Editar
            </Link>
          </Button>
          <Close guide={guide} update={acts.update} />
        </>
      ) : null}
    </>
  );
}

type Guide = GuideActionsProps["guide"];

const Remove = ({ guide, remove }: { guide: Guide; remove: ChangeAct }) => (
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
  guide: Guide;
  update: ChangeAct<number>;
}

const Void = ({ guide, update }: MoveProps) => (
  <ConfirmAct
    title={`¿Anular la guía ${guide.guideNumber}?`}
    description="Queda como ANULADA, con su número. No podrá volver a usarse."
    affected={[billing]}
    confirmLabel="Anular guía"
    act={asSeen(update, guide.version)}
    input={{ guide_id: guide.id, status: "VOID" }}
    done="Guía de remisión anulada."
  />
);

const Close = ({ guide, update }: MoveProps) => (
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
    input={{ guide_id: guide.id, status: "CLOSED" }}
    done="Guía de remisión cerrada."
  />
);
