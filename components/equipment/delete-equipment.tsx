"use client";

import { Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { type Act, useAct } from "@/components/ui/use-act";
import { links } from "@/lib/links";

interface DeleteEquipmentProps {
  unit: { id: number; code: string };
  /** Assignments that stand in the way. */
  assignmentCount: number;
  remove: Act;
}

/** Takes a record out of the lists, after saying what that means. */
export function DeleteEquipment({ unit, assignmentCount, remove }: DeleteEquipmentProps) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const { run, pending, refusal, clear } = useAct(remove, {
    done: "Registro eliminado.",
    onDone: () => router.push(links.equipmentList),
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
      title={`¿Eliminar ${unit.code}?`}
      description="Dejará de aparecer en las listas y su código quedará libre."
      affected={affected(assignmentCount)}
      confirmLabel="Eliminar registro"
      pending={pending}
      onConfirm={() => run({ resource_id: unit.id })}
    >
      {refusal ? (
        <Alert tone="error" live>
          {refusal.error}
        </Alert>
      ) : null}
    </AlertDialog>
  );
}

const affected = (assignmentCount: number) => {
  if (assignmentCount === 0) return ["Ninguna asignación; su historial se conserva."];
  return assignmentCount === 1
    ? ["1 asignación sin retirar: hay que retirarla antes."]
    : [`${assignmentCount} asignaciones sin retirar: hay que retirarlas antes.`];
};
