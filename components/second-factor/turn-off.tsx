"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { Act } from "@/components/ui/use-act";
import { ProofForm } from "./proof-form";

/** Turns it off, after he proves that it is he. */
export function TurnOff({ turnOff }: { turnOff: Act }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      size="sm"
      trigger={
        <Button size="sm" variant="danger-ghost">
          Desactivar
        </Button>
      }
      title="¿Desactivar la verificación en dos pasos?"
      description="Bastará su contraseña para ingresar. Sus códigos de recuperación dejarán de servir."
    >
      <ProofForm
        act={turnOff}
        label="Desactivar"
        tone="danger"
        done="Verificación en dos pasos desactivada."
        onDone={() => setOpen(false)}
      />
    </Dialog>
  );
}
