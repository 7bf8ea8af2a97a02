"use client";

import { DeleteRecord } from "@/components/forms/delete-record";
import { asSeen, type ChangeAct } from "@/components/ui/use-act";
import { links } from "@/lib/links/pages";

interface DeletePartnerProps {
  partner: { id: number; version: number; name: string };
  projectCount: number;
  remove: ChangeAct;
}

export function DeletePartner({ partner, projectCount, remove }: DeletePartnerProps) {
  return (
    <DeleteRecord
      title={`¿Eliminar a ${partner.name}?`}
      description="Dejará de aparecer en las listas y no podrá recibir proyectos."
      affected={affected(projectCount)}
      confirmLabel="Eliminar cliente"
      act={asSeen(remove, partner.version)}
      input={{ partner_id: partner.id }}
      done="Cliente eliminado."
      back={links.partners}
    />
  );
}

const affected = (projectCount: number) => {
  if (projectCount === 0) return ["Ningún proyecto; sus datos e historial se conservan."];
  return projectCount === 1
    ? ["1 proyecto: hay que eliminarlo antes."]
    : [`${projectCount} proyectos: hay que eliminarlos antes.`];
};
