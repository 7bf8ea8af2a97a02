import { ConfirmAct } from "@/components/forms/confirm-act";
import { DeleteRecord } from "@/components/forms/delete-record";
import { asSeen, type ChangeAct } from "@/components/ui/use-act";
import type { chainStatuses } from "@/db/values";
import { links } from "@/lib/links/pages";

export interface ActedChain {
  id: number;
  version: number;
  consecutive: string;
  status: (typeof chainStatuses)[number];
}

export interface ActProps {
  chain: ActedChain;
  act: ChangeAct<number> | ChangeAct;
}

export const chainName = ({ consecutive }: ActedChain) => `la cadena ${consecutive}`;

const billing = [
  "La planilla deja de cobrar los servicios que solo esta cadena demuestra.",
  "Su volumen sale de los totales.",
];

export const DeleteChain = ({ chain, act }: ActProps) => (
  <DeleteRecord
    title={`¿Eliminar ${chainName(chain)}?`}
    description="Dejará de aparecer en las listas y su número no se usará otra vez."
    affected={billing}
    confirmLabel="Eliminar cadena"
    act={asSeen(act, chain.version)}
    input={{ id: chain.id }}
    done="Cadena de custodia eliminada."
    back={links.custody}
  />
);

export const RenumberChainItems = ({ chain, act }: ActProps) => (
  <ConfirmAct
    title={`¿Renumerar los equipos de ${chainName(chain)}?`}
    description="Sus códigos vuelven a ser 1, 2, 3… en el orden en que se registraron. Los equipos no cambian."
    confirmLabel="Renumerar"
    tone="primary"
    act={asSeen(act, chain.version)}
    input={{ custody_chain_id: chain.id }}
    done="Códigos de la cadena regenerados."
  />
);

export const CancelChain = ({ chain, act }: ActProps) => (
  <ConfirmAct
    title={`¿Anular ${chainName(chain)}?`}
    description="Queda como ANULADA, con su número. Puede volver a BORRADOR después."
    affected={billing}
    confirmLabel="Anular cadena"
    act={asSeen(act, chain.version)}
    input={{ id: chain.id, status: "CANCELLED" }}
    done="Cadena de custodia anulada."
  />
);
