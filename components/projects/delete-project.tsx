"use client";

import { DeleteRecord } from "@/components/forms/delete-record";
import { asSeen, type ChangeAct } from "@/components/ui/use-act";
import { links } from "@/lib/links/pages";

interface DeleteProjectProps {
  project: { id: number; version: number; name: string };
  assignmentCount: number;
  remove: ChangeAct;
}

export function DeleteProject({ project, assignmentCount, remove }: DeleteProjectProps) {
  return (
    <DeleteRecord
      title={`¿Eliminar ${project.name}?`}
      description="Dejará de aparecer en las listas y nadie podrá abrirlo."
      affected={affected(assignmentCount)}
      confirmLabel="Eliminar proyecto"
      act={asSeen(remove, project.version)}
      input={{ project_id: project.id }}
      done="Proyecto eliminado."
      back={links.projects}
    />
  );
}

const affected = (assignmentCount: number) => {
  if (assignmentCount === 0) return ["Sus planillas y documentos: tampoco se podrán abrir."];
  return assignmentCount === 1
    ? ["1 asignación activa: hay que retirarla antes."]
    : [`${assignmentCount} asignaciones activas: hay que retirarlas antes.`];
};
