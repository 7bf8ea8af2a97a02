import { BadgeCheck } from "lucide-react";
import { ConfirmAct } from "@/components/forms/confirm-act";
import { Button } from "@/components/ui/button";
import { asSeen, type ChangeAct } from "@/components/ui/use-act";
import type { Reservation } from "@/lib/reservations/queries";

interface ConfirmReservationProps {
  reservation: Reservation;
  confirm: ChangeAct;
}

export const ConfirmReservation = ({ reservation, confirm }: ConfirmReservationProps) => (
  <ConfirmAct
    trigger={
      <Button variant="primary">
        <BadgeCheck aria-hidden="true" />
        Confirmar
      </Button>
    }
    title={`¿Confirmar la reserva ${reservation.code}?`}
    description="Sus equipos quedan guardados hasta que salgan o la reserva se anule. Lo que pide ya no se cambia; los días y los equipos, sí."
    warning={
      reservation.lines.some(({ cost }) => cost === null)
        ? "Hay líneas sin tarifa: se pedirá al convertirlas en asignaciones."
        : null
    }
    confirmLabel="Confirmar reserva"
    tone="primary"
    act={asSeen(confirm, reservation.version)}
    input={{ reservation_id: reservation.id }}
    done="Reserva confirmada."
  />
);
