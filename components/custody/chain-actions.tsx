"use client";

import { Ban, Check, ListOrdered, Pencil, Trash2, Undo2 } from "lucide-react";
import { ConfirmAct } from "@/components/forms/confirm-act";
import { RecordMenu } from "@/components/forms/record-menu";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { asSeen, type ChangeAct } from "@/components/ui/use-act";
import { links } from "@/lib/links/pages";
import { chainMoves, isCancelledChain, isDraftChain } from "@/lib/states/chain";
import {
  type ActedChain,
  type ActProps,
  CancelChain,
  chainName,
  DeleteChain,
  RenumberChainItems,
} from "./chain-dialogs";

interface ChainActionsProps {
  chain: ActedChain;
  /** Null when its volume is plausible. */
  volumeDoubt: string | null;
  mayDo: { update: boolean; renumber: boolean; remove: boolean };
  acts: { update: ChangeAct<number>; renumber: ChangeAct; remove: ChangeAct };
}

export function ChainActions({ chain, volumeDoubt, mayDo, acts }: ChainActionsProps) {
  const { id } = chain;
  const isDraft = isDraftChain(chain);
  const isCancelled = isCancelledChain(chain);
  return (
    <>
      <RecordMenu
        acts={[
          mayDo.renumber && {
            label: "Renumerar",
            icon: ListOrdered,
            ask: <RenumberChainItems chain={chain} act={acts.renumber} />,
          },
          mayDo.update &&
            !isCancelled && {
              label: "Anular",
              icon: Ban,
              tone: "danger",
              ask: <CancelChain chain={chain} act={acts.update} />,
            },
          mayDo.remove && {
            label: "Eliminar",
            icon: Trash2,
            tone: "danger",
            ask: <DeleteChain chain={chain} act={acts.remove} />,
          },
        ]}
      />
      {mayDo.update && isCancelled ? <Restore chain={chain} act={acts.update} /> : null}
      {mayDo.update ? (
        <Button asChild>
          <Link href={links.custodyChainEdit(id)}>
            <Pencil aria-hidden="true" />
            Editar
          </Link>
        </Button>
      ) : null}
      {mayDo.update && isDraft ? (
        <Complete chain={chain} volumeDoubt={volumeDoubt} act={acts.update} />
      ) : null}
    </>
  );
}

const Complete = ({ chain, volumeDoubt, act }: ActProps & { volumeDoubt: string | null }) => (
  <ConfirmAct
    trigger={
      <Button variant="primary">
        <Check aria-hidden="true" />
        Completar
      </Button>
    }
    title={`¿Completar ${chainName(chain)}?`}
    description="Queda como COMPLETADA: el trabajo está hecho y firmado. Se puede editar mientras su planilla esté EN EJECUCIÓN."
    warning={volumeDoubt}
    confirmLabel="Completar"
    tone="primary"
    act={asSeen(act, chain.version)}
    input={{ id: chain.id, status: chainMoves.complete.to }}
    done="Cadena de custodia completada."
  />
);

const Restore = ({ chain, act }: ActProps) => (
  <ConfirmAct
    trigger={
      <Button variant="primary">
        <Undo2 aria-hidden="true" />
        Volver a borrador
      </Button>
    }
    title={`¿Volver ${chainName(chain)} a BORRADOR?`}
    description="Deja de estar anulada: su volumen y los servicios que demuestra cuentan otra vez."
    confirmLabel="Volver a borrador"
    tone="primary"
    act={asSeen(act, chain.version)}
    input={{ id: chain.id, status: chainMoves.restore.to }}
    done="La cadena volvió a BORRADOR."
  />
);
