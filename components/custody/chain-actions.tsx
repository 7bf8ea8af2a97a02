"use client";

import { Ban, Check, ListOrdered, Pencil, Undo2 } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { ConfirmAct } from "@/components/ui/confirm-act";
import { DeleteRecord } from "@/components/ui/delete-record";
import { asSeen, type Change } from "@/components/ui/use-act";
import type { chainStatuses } from "@/db/values";
import { links } from "@/lib/links";

interface ChainActionsProps {
  chain: {
    id: number;
    version: number;
    consecutive: string;
    status: (typeof chainStatuses)[number];
  };
  /** What is strange in the volume it would be completed with. */
  doubt: string | null;
  mayDo: { update: boolean; renumber: boolean; remove: boolean };
  acts: { update: Change<number>; renumber: Change; remove: Change };
}

/** What the person may do with a chain of a sheet in progress, and what each act changes. */
export function ChainActions({ chain, doubt, mayDo, acts }: ChainActionsProps) {
  const { id, version, consecutive, status } = chain;
  const name = `la cadena ${consecutive}`;
  return (
    <>
      {mayDo.remove ? (
        <DeleteRecord
          title={`¿Eliminar ${name}?`}
          description="Dejará de aparecer en las listas y su número no se usará otra vez."
          affected={billing}
          confirmLabel="Eliminar cadena"
          act={asSeen(acts.remove, version)}
          input={{ id }}
          done="Cadena de custodia eliminada."
          back={links.custody}
        />
      ) : null}
      {mayDo.renumber ? (
        <ConfirmAct
          trigger={
            <Button variant="ghost">
              <ListOrdered aria-hidden="true" />
              Renumerar
            </Button>
          }
          title={`¿Renumerar los equipos de ${name}?`}
          description="Sus códigos vuelven a ser 1, 2, 3… en el orden en que se registraron. Los equipos no cambian."
          confirmLabel="Renumerar"
          tone="primary"
          act={asSeen(acts.renumber, version)}
          input={{ custody_chain_id: id }}
          done="Códigos de la cadena regenerados."
        />
      ) : null}
      {mayDo.update ? <Moves chain={chain} name={name} update={acts.update} /> : null}
      {mayDo.update ? (
        <Button asChild variant={status === "DRAFT" ? "secondary" : "primary"}>
          <Link href={`${links.custodyChain(id)}/edit`}>
            <Pencil aria-hidden="true" />
            Editar
          </Link>
        </Button>
      ) : null}
      {mayDo.update && status === "DRAFT" ? (
        <ConfirmAct
          trigger={
            <Button variant="primary">
              <Check aria-hidden="true" />
              Completar
            </Button>
          }
          title={`¿Completar ${name}?`}
          description="Queda como COMPLETADA: el trabajo está hecho y firmado. Se puede editar mientras su planilla esté EN EJECUCIÓN."
          warning={doubt}
          confirmLabel="Completar"
          tone="primary"
          act={asSeen(acts.update, version)}
          input={{ id, status: "COMPLETED" }}
          done="Cadena de custodia completada."
        />
      ) : null}
    </>
  );
}

const billing = [
  "La planilla deja de cobrar los servicios que solo esta cadena demuestra.",
  "Su volumen sale de los totales.",
];

type MovesProps = Pick<ChainActionsProps, "chain"> & { name: string; update: Change<number> };

const Moves = ({ chain: { id, version, status }, name, update }: MovesProps) =>
  status === "DRAFT" || status === "COMPLETED" ? (
    <ConfirmAct
      trigger={
        <Button variant="ghost">
          <Ban aria-hidden="true" />
          Anular
        </Button>
      }
      title={`¿Anular ${name}?`}
      description="Queda como ANULADA, con su número. Puede volver a BORRADOR después."
      affected={billing}
      confirmLabel="Anular cadena"
      act={asSeen(update, version)}
      input={{ id, status: "CANCELLED" }}
      done="Cadena de custodia anulada."
    />
  ) : (
    <ConfirmAct
      trigger={
        <Button>
          <Undo2 aria-hidden="true" />
          Volver a borrador
        </Button>
      }
      title={`¿Volver ${name} a BORRADOR?`}
      description="Deja de estar anulada: su volumen y los servicios que demuestra cuentan otra vez."
      confirmLabel="Volver a borrador"
      tone="primary"
      act={asSeen(update, version)}
      input={{ id, status: "DRAFT" }}
      done="La cadena volvió a BORRADOR."
    />
  );
