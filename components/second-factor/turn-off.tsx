"use client";

import { FormDialog } from "@/components/forms/form-dialog";
import { Button } from "@/components/ui/button";
import type { Act } from "@/components/ui/use-act";
import { ProofForm } from "./proof-form";

export const TurnOff = ({ turnOff }: { turnOff: Act }) => (
  <FormDialog
    size="sm"
    trigger={
      <Button size="sm" variant="danger-ghost">
        Desactivar
      </Button>
    }
    title="¿Desactivar la verificación en dos pasos?"
    description="Bastará su contraseña para ingresar. Sus códigos de recuperación dejarán de servir."
  >
    {(close) => (
      <ProofForm
        act={turnOff}
        label="Desactivar"
        tone="danger"
        done="Verificación en dos pasos desactivada."
        onDone={close}
      />
    )}
  </FormDialog>
);
