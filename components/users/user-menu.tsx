"use client";

import { LogOut, Trash2 } from "lucide-react";
import { ConfirmAct } from "@/components/forms/confirm-act";
import { DeleteRecord } from "@/components/forms/delete-record";
import { type MenuAct, RecordMenu } from "@/components/forms/record-menu";
import { personalDataActs } from "@/components/privacy/personal-data-acts";
import { type Act, asSeen, type ChangeAct } from "@/components/ui/use-act";
import { links } from "@/lib/links/pages";

interface UserMenuProps {
  user: { id: number; version: number; name: string };
  /** Users may not delete their own account. */
  isSelf: boolean;
  remove: ChangeAct;
  endSessions: Act;
  erase: ChangeAct;
}

const affected = [
  "Sus sesiones: se cierran de inmediato.",
  "Sus tokens de acceso: los sistemas que los usan quedan sin acceso.",
  "Lo que registró se conserva con su nombre.",
];

const signingOut = ({ user, endSessions }: UserMenuProps): MenuAct => ({
  label: "Cerrar sus sesiones",
  icon: LogOut,
  ask: (
    <ConfirmAct
      title={`¿Cerrar las sesiones de ${user.name}?`}
      description="Tendrá que volver a ingresar en todos sus equipos."
      affected={[
        "Lo que no guardó: queda en su equipo.",
        "Sus tokens de acceso: siguen sirviendo.",
      ]}
      confirmLabel="Cerrar sesiones"
      act={endSessions}
      input={{ user_id: user.id }}
      done="Sesiones cerradas."
    />
  ),
});

const deleting = ({ user, remove }: UserMenuProps): MenuAct => ({
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
});

export function UserActions(props: UserMenuProps) {
  const { user, isSelf, erase } = props;
  const { exporting, erasing } = personalDataActs({ kind: "user", ...user }, erase);
  return (
    <RecordMenu
      acts={[
        !isSelf && signingOut(props),
        exporting,
        !isSelf && deleting(props),
        !isSelf && erasing,
      ]}
    />
  );
}
