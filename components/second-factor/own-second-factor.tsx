"use client";

import { ShieldCheck, ShieldOff } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import type { Act } from "@/components/ui/use-act";
import type { SecondFactor } from "@/lib/second-factor/get-second-factor";
import { showInstant } from "@/lib/values/clock";
import { counted } from "@/lib/values/count-text";
import { RenewCodes } from "./renew-codes";
import type { SetUpActs } from "./set-up";
import { TurnOff } from "./turn-off";
import { TurnOn } from "./turn-on";

export interface SecondFactorActs extends SetUpActs {
  turnOff: Act;
  renewCodes: Act<string[]>;
}

interface OwnSecondFactorProps {
  factor: SecondFactor;
  email: string;
  timeZone: string;
  acts: SecondFactorActs;
}

export function OwnSecondFactor({ factor, email, timeZone, acts }: OwnSecondFactorProps) {
  const { since, isRequired } = factor;
  const Mark = since ? ShieldCheck : ShieldOff;
  return (
    <Card
      title="Verificación en dos pasos"
      description="Además de la contraseña, un código de una aplicación de su teléfono."
      actions={
        since ? (
          <>
            <RenewCodes renew={acts.renewCodes} />
            {isRequired ? null : <TurnOff turnOff={acts.turnOff} />}
          </>
        ) : (
          <TurnOn acts={acts} email={email} />
        )
      }
    >
      <div className="flex items-start gap-4">
        <Mark className="mt-0.5 size-5 shrink-0 text-muted" aria-hidden="true" />
        <div className="min-w-0 flex-1">
          {since ? <On {...factor} since={since} timeZone={timeZone} /> : <Off />}
        </div>
      </div>
    </Card>
  );
}

const On = ({
  since,
  codesLeft,
  isRequired,
  timeZone,
}: SecondFactor & { since: Date; timeZone: string }) => (
  <>
    <p className="flex flex-wrap items-center gap-2 text-ink">
      Desde el {showInstant(since, timeZone)}
      <Badge tone="success" dot>
        Activada
      </Badge>
    </p>
    <p className="mt-0.5 text-muted text-xs">
      {counted(codesLeft, "código de recuperación", "códigos de recuperación")} sin usar.
      {isRequired ? " Su rol la exige." : ""}
    </p>
  </>
);

const Off = () => (
  <>
    <p className="flex flex-wrap items-center gap-2 text-ink">
      Ingresa solo con su contraseña.
      <Badge>Desactivada</Badge>
    </p>
    <p className="mt-0.5 text-muted text-xs">Quien conozca su contraseña ingresa en su nombre.</p>
  </>
);
