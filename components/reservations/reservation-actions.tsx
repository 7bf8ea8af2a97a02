"use client";

import { Ban, Pencil, Trash2 } from "lucide-react";
import { DeleteRecord } from "@/components/forms/delete-record";
import { RecordMenu } from "@/components/forms/record-menu";
import { asSeen, type ChangeAct } from "@/components/ui/use-act";
import { links } from "@/lib/links/pages";
import type { ConvertedOutcome } from "@/lib/reservations/converted-outcome";
import type { Reservation } from "@/lib/reservations/queries";
import { isConverted, isPromised, isReservationOver, mayBecome } from "@/lib/states/reservation";
import { CancelReservation } from "./cancel-reservation";
import { ConfirmReservation } from "./confirm-reservation";
import { ConvertReservation } from "./convert-reservation";
import { HoldReservation } from "./hold-reservation";

type ReservationAct = "hold" | "confirm" | "cancel" | "remove";

interface ReservationActionsProps {
  reservation: Reservation;
  holdHours: number;
  mayDo: Record<ReservationAct | "convert" | "update", boolean>;
  acts: Record<ReservationAct, ChangeAct> & { convert: ChangeAct<ConvertedOutcome> };
}

export function ReservationActions({ reservation, ...props }: ReservationActionsProps) {
  const { holdHours, mayDo, acts } = props;
  const mayHold = mayDo.hold && mayBecome(reservation, "hold");
  const mayConfirm = mayDo.confirm && mayBecome(reservation, "confirm");
  return (
    <>
      <RecordMenu
        acts={[
          mayDo.update &&
            !isReservationOver(reservation) && {
              label: "Editar",
              icon: Pencil,
              href: links.reservationEdit(reservation.id),
            },
          mayDo.cancel &&
            mayBecome(reservation, "cancel") && {
              label: "Anular",
              icon: Ban,
              tone: "danger",
              ask: <CancelReservation reservation={reservation} cancel={acts.cancel} />,
            },
          mayDo.remove &&
            !isPromised(reservation) &&
            !isConverted(reservation) && {
              label: "Eliminar",
              icon: Trash2,
              tone: "danger",
              ask: <RemoveReservation reservation={reservation} remove={acts.remove} />,
            },
        ]}
      />
      {mayHold ? <HoldReservation {...{ reservation, holdHours }} hold={acts.hold} /> : null}
      {mayConfirm ? <ConfirmReservation reservation={reservation} confirm={acts.confirm} /> : null}
      {mayDo.convert ? (
        <ConvertReservation
          reservation={reservation}
          isOver={!mayBecome(reservation, "convert")}
          convert={acts.convert}
        />
      ) : null}
    </>
  );
}

interface RemoveReservationProps {
  reservation: Reservation;
  remove: ChangeAct;
}

const RemoveReservation = ({ reservation, remove }: RemoveReservationProps) => (
  <DeleteRecord
    title={`¿Eliminar la reserva ${reservation.code}?`}
    description="Dejará de aparecer en las listas y no se podrá recuperar."
    confirmLabel="Eliminar reserva"
    act={asSeen(remove, reservation.version)}
    input={{ reservation_id: reservation.id }}
    done="Reserva eliminada."
    back={links.reservations}
  />
);
