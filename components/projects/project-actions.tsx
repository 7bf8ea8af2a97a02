"use client";

import { Copy, FolderPlus, Lock, Pencil, Trash2 } from "lucide-react";
import type { ComponentProps } from "react";
import { CloseProject, type CloseProjectProps } from "@/components/closure/close-project";
import { RecordMenu } from "@/components/forms/record-menu";
import { useAsked } from "@/components/forms/use-asked";
import { Button } from "@/components/ui/button";
import { lateWindow } from "@/components/ui/late-window";
import { Link } from "@/components/ui/link";
import type { Act, ChangeAct } from "@/components/ui/use-act";
import { links } from "@/lib/links/pages";
import { DeleteProject } from "./delete-project";
import { NextStep } from "./next-step";

const SaveTemplate = lateWindow(() =>
  import("@/components/project-templates/save-template").then(({ SaveTemplate }) => SaveTemplate),
);

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
    template: boolean;
  };
  remove: ChangeAct;
  saveTemplate: Act<string>;
}

export function ProjectActions({ project, mayDo, ...props }: ProjectActionsProps) {
  const { assignmentCount, worksheetCount, remove, saveTemplate, ...closing } = props;
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
          mayDo.template && {
            label: "Guardar como plantilla",
            icon: FolderPlus,
            isOver: project.isClosed || assignmentCount === 0,
            ask: <Keeping project={project} save={saveTemplate} />,
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

function Keeping(props: Pick<ComponentProps<typeof SaveTemplate>, "project" | "save">) {
  const { setOpen } = useAsked();
  return <SaveTemplate {...props} onClose={() => setOpen(false)} />;
}
