"use client";

import { useState } from "react";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { type Act, useAct } from "@/components/ui/use-act";

interface RevokeTokenProps {
  token: { id: number; name: string };
  revoke: Act;
}

/** Ends a token after saying what stops. */
export function RevokeToken({ token, revoke }: RevokeTokenProps) {
  const [open, setOpen] = useState(false);
  const { run, pending, refusal, clear } = useAct(revoke, {
    done: "Token revocado.",
    onDone: () => setOpen(false),
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={(wanted) => {
        clear();
        setOpen(wanted);
      }}
      trigger={
        <Button size="sm" variant="danger-ghost" aria-label={`Revocar ${token.name}`}>
          Revocar
        </Button>
      }
      title={`¿Revocar «${token.name}»?`}
      description="Los sistemas que lo usan dejarán de tener acceso de inmediato. No se puede deshacer."
      confirmLabel="Revocar token"
      pending={pending}
      onConfirm={() => run({ token_id: token.id })}
      refusal={refusal}
    />
  );
}
