"use client";

import { Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { type Act, useAct } from "@/components/ui/use-act";
import { links } from "@/lib/links";

interface DeletePartnerProps {
  partner: { id: number; name: string };
  /** Projects that stand in the way. */
  projectCount: number;
  remove: Act;
}

/** Takes the client out of the lists, after saying what that means. */
export function DeletePartner({ partner, projectCount, remove }: DeletePartnerProps) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const { run, pending, refusal, clear } = useAct(remove, {
    done: "Cliente eliminado.",
    onDone: () => router.push(links.partners),
  });
  const ask = (wanted: boolean) => {
    clear();
    setOpen(wanted);
  };
  return (
    <AlertDialog
      open={open}
      onOpenChange={ask}
      trigger={
        <Button variant="danger-ghost">
          <Trash2 aria-hidden="true" />
          Eliminar
        </Button>
      }
      title={`¿Eliminar a ${partner.name}?`}
      description="Dejará de aparecer en las listas y no podrá recibir proyectos."
      affected={affected(projectCount)}
      confirmLabel="Eliminar cliente"
      pending={pending}
      onConfirm={() => run({ partner_id: partner.id })}
    >
      {refusal ? (
        <Alert tone="error" live>
          {refusal.error}
        </Alert>
      ) : null}
    </AlertDialog>
  );
}

const affected = (projectCount: number) => {
  if (projectCount === 0) return ["Ningún proyecto; sus datos e historial se conservan."];
  return projectCount === 1
    ? ["1 proyecto: hay que eliminarlo antes."]
    : [`${projectCount} proyectos: hay que eliminarlos antes.`];
};
