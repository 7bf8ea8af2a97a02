import type { Metadata } from "next";
import { RecordHistory } from "@/components/history/record-history";
import { ReservationData } from "@/components/reservations/reservation-data";
import { ReservationHeader } from "@/components/reservations/reservation-header";
import { ReservedLines } from "@/components/reservations/reserved-lines";
import { ReservedUnits } from "@/components/reservations/reserved-units";
import { WhatComesNext } from "@/components/reservations/what-comes-next";
import { concealMoney } from "@/lib/auth/conceal-money";
import { rightsOf } from "@/lib/auth/permissions";
import { seesMoney } from "@/lib/auth/sees-money";
import { getRecordHistory } from "@/lib/history/get-record-history";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getReservation } from "@/lib/reservations/get-reservation";
import { getSettings } from "@/lib/settings/get-settings";
import { cancel, confirm, convert, hold, move, remove, swap } from "../actions";

export const metadata: Metadata = { title: "Reserva" };

type Props = { params: Promise<{ reservation_id: string }> };

export default async function ReservationPage({ params }: Props) {
  const ctx = await pageContext("reservations.get");
  const reservationId = idOfPath((await params).reservation_id);
  const found = await orNotFound(getReservation(ctx, { reservationId }));
  const reservation = concealMoney(ctx.caller, found);
  const [history, { reservationHoldHours }] = await Promise.all([
    getRecordHistory(ctx, "reservation", reservation),
    getSettings(ctx),
  ]);
  const mayDo = rightsOf(ctx.caller, {
    update: "reservations.update",
    hold: "reservations.hold",
    confirm: "reservations.confirm",
    convert: "reservations.convert",
    cancel: "reservations.cancel",
    swap: "reservations.swap",
    move: "reservations.move",
    remove: "reservations.delete",
    quote: "reservations.quote",
  });
  return (
    <>
      <ReservationHeader
        reservation={reservation}
        holdHours={reservationHoldHours}
        mayDo={mayDo}
        mayQuote={mayDo.quote}
        acts={{ hold, confirm, convert, cancel, remove }}
      />
      <div className="grid gap-6">
        <WhatComesNext reservation={reservation} timeZone={ctx.timeZone} />
        <ReservationData reservation={reservation} />
        <ReservedLines
          reservation={reservation}
          hasPrices={seesMoney(ctx.caller)}
          move={mayDo.move ? move : null}
        />
        <ReservedUnits
          reservation={reservation}
          today={ctx.today}
          swap={mayDo.swap ? swap : null}
        />
        <RecordHistory history={history} />
      </div>
    </>
  );
}
