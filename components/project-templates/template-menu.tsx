"use client";

import { FolderPlus, Trash2 } from "lucide-react";
import { ConfirmAct } from "@/components/forms/confirm-act";
import { RecordMenu } from "@/components/forms/record-menu";
import { asSeen, type ChangeAct } from "@/components/ui/use-act";
import { links } from "@/lib/links/pages";
import type { ProjectTemplate } from "@/lib/project-templates/get-template";

interface TemplateMenuProps {
  row: ProjectTemplate;
  remove: ChangeAct;
}

export const TemplateMenu = ({ row, remove }: TemplateMenuProps) => (
  <RecordMenu
    label={`Acciones de ${row.name}`}
    acts={[
      { label: "Nuevo proyecto con ella", icon: FolderPlus, href: links.projectOfTemplate(row.id) },
      {
        label: "Eliminar",
        icon: Trash2,
        tone: "danger",
        ask: (
          <ConfirmAct
            title={`¿Eliminar la plantilla «${row.name}»?`}
            description="Los proyectos que empezaron con ella no cambian."
            confirmLabel="Eliminar"
            act={asSeen(remove, row.version)}
            input={{ template_id: row.id }}
            done="Plantilla eliminada."
          />
        ),
      },
    ]}
  />
);
