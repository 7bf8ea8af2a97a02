"use client";

import { Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { type Act, useAct } from "@/components/ui/use-act";
import { links } from "@/lib/links";

interface DeleteUserProps {
  user: { id: number; name: string };
  remove: Act;
}

const affected = [
  "Sus sesiones: se cierran de inmediato.",
  "Sus tokens de acceso: los sistemas que los usan quedan sin acceso.",
  "Lo que registró se conserva con su nombre.",
];

/** Takes a user out, after saying what that means. */
export function DeleteUser({ user, remove }: DeleteUserProps) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const { run, pending, refusal, clear } = useAct(remove, {
    done: "Usuario eliminado.",
    onDone: () => router.push(links.users),
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={(wanted) => {
        clear();
        setOpen(wanted);
      }}
      trigger={
        <Button variant="danger-ghost">
          <Trash2 aria-hidden="true" />
          Eliminar
        </Button>
      }
      title={`¿Eliminar a ${user.name}?`}
      description="No podrá volver a ingresar. Si es por un tiempo, desactívelo en su lugar."
      affected={affected}
      confirmLabel="Eliminar usuario"
      pending={pending}
      onConfirm={() => run({ user_id: user.id })}
    >
      {refusal ? (
        <Alert tone="error" live>
          {refusal.error}
        </Alert>
      ) : null}
    </AlertDialog>
  );
}
