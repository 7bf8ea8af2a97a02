"use client";

import { Copy, Lock, Pencil, Trash2 } from "lucide-react";
import { CloseProject, type CloseProjectProps } from "@/components/closure/close-project";
import { RecordMenu } from "@/components/forms/record-menu";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { ChangeAct } from "@/components/ui/use-act";
import { links } from "@/lib/links/pages";
import { DeleteProject } from "./delete-project";
import { NextStep } from "./next-step";

interface ProjectActionsProps extends CloseProjectProps {
  project: CloseProjectProps["project"] & { isClosed: boolean };
  assignmentCount: number;
  worksheetCount: number;
  mayDo: {
    update: boolean;
    remove: boolean;
    close: boolean;
    assign: boolean;
    bill: boolean;
    duplicate: boolean;
  };
  remove: ChangeAct;
}

export function ProjectActions({ project, mayDo, ...props }: ProjectActionsProps) {
  const { assignmentCount, worksheetCount, remove, ...closing } = props;
  const isOpen = !project.isClosed;
  return (
    <>
      <RecordMenu
        acts={[
          mayDo.duplicate && {
            label: "Duplicar proyecto",
            icon: Copy,
            href: links.duplicateProject(project.id),
          },
          mayDo.close && {
            label: "Cerrar proyecto",
            icon: Lock,
            isOver: project.isClosed,
            ask: <CloseProject project={project} {...closing} />,
          },
          mayDo.remove && {
            label: "Eliminar",
            icon: Trash2,
            tone: "danger",
            ask: <DeleteProject {...{ project, assignmentCount, remove }} />,
          },
        ]}
      />
      {mayDo.update && isOpen ? (
        <Button asChild>
          <Link href={links.projectEdit(project.id)}>
            <Pencil aria-hidden="true" />
            Editar
          </Link>
        </Button>
      ) : null}
      {isOpen ? (
        <NextStep projectId={project.id} {...{ assignmentCount, worksheetCount, mayDo }} />
      ) : null}
    </>
  );
}
