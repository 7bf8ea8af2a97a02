"use client";

import { Pencil, Trash2 } from "lucide-react";
import { DeleteRecord } from "@/components/forms/delete-record";
import { type MenuAct, RecordMenu } from "@/components/forms/record-menu";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { asSeen, type ChangeAct } from "@/components/ui/use-act";

export interface SubjectRights {
  canUpdate: boolean;
  canDelete: boolean;
  remove: ChangeAct;
}

interface SubjectActionsProps extends SubjectRights {
  name: string;
  affected: readonly string[];
  editHref: string;
  listHref: string;
  version: number;
  input: unknown;
  done: string;
  before?: MenuAct | false;
  after?: MenuAct | false;
}

export function SubjectActions({ name, canUpdate, canDelete, ...props }: SubjectActionsProps) {
  return (
    <>
      <RecordMenu
        acts={[
          props.before ?? false,
          canDelete && {
            label: "Eliminar",
            icon: Trash2,
            tone: "danger",
            ask: (
              <DeleteRecord
                title={`¿Eliminar ${name}?`}
                description="Dejará de aparecer en las listas y de poder elegirse."
                affected={props.affected}
                confirmLabel="Eliminar"
                act={asSeen(props.remove, props.version)}
                input={props.input}
                done={props.done}
                back={props.listHref}
              />
            ),
          },
          props.after ?? false,
        ]}
      />
      {canUpdate ? (
        <Button asChild>
          <Link href={props.editHref}>
            <Pencil aria-hidden="true" />
            Editar
          </Link>
        </Button>
      ) : null}
    </>
  );
}
