"use client";

import { ShieldOff } from "lucide-react";
import { ConfirmAct } from "@/components/forms/confirm-act";
import { Button } from "@/components/ui/button";
import type { Act } from "@/components/ui/use-act";

interface ResetSecondFactorProps {
  user: { id: number; name: string };
  reset: Act;
}

const affected = [
  "Sus sesiones: se cierran de inmediato.",
  "Sus códigos de recuperación: dejan de servir.",
  "Sus tokens de acceso siguen sirviendo.",
];

export const ResetSecondFactor = ({ user, reset }: ResetSecondFactorProps) => (
  <ConfirmAct
    trigger={
      <Button>
        <ShieldOff aria-hidden="true" />
        Restablecer verificación
      </Button>
    }
    title={`¿Restablecer la verificación en dos pasos de ${user.name}?`}
    description="Podrá ingresar solo con su contraseña, hasta que la active de nuevo. Asegúrese de que es él quien lo pide."
    affected={affected}
    confirmLabel="Restablecer"
    act={reset}
    input={{ user_id: user.id }}
    done="Verificación en dos pasos restablecida."
  />
);
