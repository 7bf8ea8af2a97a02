import { Hourglass } from "lucide-react";
import { useState } from "react";
import { ConfirmAct } from "@/components/forms/confirm-act";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { WholeInput } from "@/components/ui/number-input";
import { asSeen, type ChangeAct } from "@/components/ui/use-act";
import type { Reservation } from "@/lib/reservations/queries";

interface HoldReservationProps {
  reservation: Reservation;
  /** As the settings say. */
  holdHours: number;
  hold: ChangeAct;
}

export function HoldReservation({ reservation, holdHours, hold }: HoldReservationProps) {
  const [hours, setHours] = useState<number | null>(holdHours);
  return (
    <ConfirmAct
      trigger={
        <Button>
          <Hourglass aria-hidden="true" />
          Retener
        </Button>
      }
      title={`¿Retener la reserva ${reservation.code}?`}
      description="Sus equipos quedan guardados por esas horas; después, libres para otros."
      confirmLabel="Retener equipos"
      tone="primary"
      act={asSeen(hold, reservation.version)}
      input={{ reservation_id: reservation.id, hours }}
      done="Reserva retenida."
    >
      {({ hours: wrong, ...others }) => (
        <div className="grid gap-3">
          <Short errors={Object.values(others).flat()} />
          <Field label="Por cuántas horas" error={wrong} className="max-w-48">
            <WholeInput suffix="horas" value={hours} onValueChange={setHours} />
          </Field>
        </div>
      )}
    </ConfirmAct>
  );
}

/** Which units are missing, from which day. */
const Short = ({ errors }: { errors: readonly string[] }) =>
  errors.length > 0 ? (
    <Alert tone="error" live>
      {errors.join(" ")}
    </Alert>
  ) : null;
