"use client";

import { Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { type Act, useAct } from "@/components/ui/use-act";
import { links } from "@/lib/links";

interface DeleteProjectProps {
  project: { id: number; name: string };
  /** Assignments that stand in the way. */
  assignmentCount: number;
  remove: Act;
}

/** Takes the project out of the lists, after saying what that means. */
export function DeleteProject({ project, assignmentCount, remove }: DeleteProjectProps) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const { run, pending, refusal, clear } = useAct(remove, {
    done: "Proyecto eliminado.",
    onDone: () => router.push(links.projects),
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
      title={`¿Eliminar ${project.name}?`}
      description="Dejará de aparecer en las listas y nadie podrá abrirlo."
      affected={affected(assignmentCount)}
      confirmLabel="Eliminar proyecto"
      pending={pending}
      onConfirm={() => run({ project_id: project.id })}
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
  if (assignmentCount === 0) return ["Sus planillas y documentos: tampoco se podrán abrir."];
  return assignmentCount === 1
    ? ["1 asignación activa: hay que retirarla antes."]
    : [`${assignmentCount} asignaciones activas: hay que retirarlas antes.`];
};
