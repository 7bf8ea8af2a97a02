"use client";

import { Trash2 } from "lucide-react";
import { DeleteRecord } from "@/components/ui/delete-record";
import { RecordMenu } from "@/components/ui/record-menu";
import { asSeen, type Change } from "@/components/ui/use-act";
import { links } from "@/lib/links";

interface DeleteUserProps {
  user: { id: number; version: number; name: string };
  remove: Change;
}

const affected = [
  "Sus sesiones: se cierran de inmediato.",
  "Sus tokens de acceso: los sistemas que los usan quedan sin acceso.",
  "Lo que registró se conserva con su nombre.",
];

/** Takes a user out, after saying what that means. */
export function DeleteUser({ user, remove }: DeleteUserProps) {
  return (
    <RecordMenu
      acts={[
        {
          label: "Eliminar",
          icon: Trash2,
          tone: "danger",
          ask: (
            <DeleteRecord
              title={`¿Eliminar a ${user.name}?`}
              description="No podrá volver a ingresar. Si es por un tiempo, desactívelo en su lugar."
              affected={affected}
              confirmLabel="Eliminar usuario"
              act={asSeen(remove, user.version)}
              input={{ user_id: user.id }}
              done="Usuario eliminado."
              back={links.users}
            />
          ),
        },
      ]}
    />
  );
}
