import { Pencil } from "lucide-react";
import Link from "next/link";
import { CloseProject, type CloseProjectProps } from "@/components/closure/close-project";
import { Button } from "@/components/ui/button";
import type { Change } from "@/components/ui/use-act";
import { links } from "@/lib/links";
import { DeleteProject } from "./delete-project";

interface ProjectActionsProps extends CloseProjectProps {
  assignmentCount: number;
  canUpdate: boolean;
  canDelete: boolean;
  canClose: boolean;
  remove: Change;
}

/** What the person may do with the project. */
export function ProjectActions({ project, canUpdate, canDelete, ...props }: ProjectActionsProps) {
  return (
    <>
      {canDelete ? (
        <DeleteProject
          project={project}
          assignmentCount={props.assignmentCount}
          remove={props.remove}
        />
      ) : null}
      {canUpdate && !project.isClosed ? (
        <Button asChild>
          <Link href={links.projectEdit(project.id)}>
            <Pencil aria-hidden="true" />
            Editar
          </Link>
        </Button>
      ) : null}
      {props.canClose ? (
        <CloseProject
          project={project}
          review={props.review}
          pending={props.pending}
          close={props.close}
        />
      ) : null}
    </>
  );
}
