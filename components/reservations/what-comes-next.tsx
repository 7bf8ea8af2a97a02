import type { ComponentProps, ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import type { Reservation } from "@/lib/reservations/queries";
import { askedCount, assignedCount } from "@/lib/reservations/summary";
import type { ReservationStatus } from "@/lib/states/reservation";
import { showInstant } from "@/lib/values/clock";
import { counted } from "@/lib/values/count-text";

interface WhatComesNextProps {
  reservation: Reservation;
  timeZone: string;
}

type Words = { tone: ComponentProps<typeof Alert>["tone"]; title: string; next: ReactNode };

function waitingWords(reservation: Reservation): string {
  const waiting = askedCount(reservation) - assignedCount(reservation);
  return `Falta asignar ${counted(waiting, "equipo", "equipos")}: conviértala cuando salgan.`;
}

const untilOf = ({ holdUntil }: Reservation, timeZone: string) =>
  holdUntil ? showInstant(holdUntil, timeZone) : "";

const wordsOf: Record<ReservationStatus, (of: Reservation, timeZone: string) => Words> = {
  DRAFT: () => ({
    tone: "info",
    title: "Todavía no guarda ningún equipo",
    next: "Reténgala por unas horas mientras el cliente decide, o confírmela.",
  }),
  HELD: (reservation, timeZone) => ({
    tone: "warning",
    title: `Retenida hasta el ${untilOf(reservation, timeZone)}`,
    next: "Confírmela antes de esa hora; después, sus equipos quedan libres para otros.",
  }),
  CONFIRMED: (reservation) => ({
    tone: "success",
    title: "Sus equipos están guardados hasta que salgan",
    next: waitingWords(reservation),
  }),
  EXPIRED: (reservation, timeZone) => ({
    tone: "warning",
    title: `Venció el ${untilOf(reservation, timeZone)}: ya no guarda equipos`,
    next: "Puede retenerla o confirmarla otra vez, si los equipos siguen libres.",
  }),
  CONVERTED: () => ({
    tone: "success",
    title: "Todos sus equipos ya son asignaciones",
    next: "Lo que sigue se lleva en el proyecto.",
  }),
  CANCELLED: ({ cancelReason }) => ({
    tone: "info",
    title: "Se anuló: no guarda equipos",
    next: `Motivo: ${cancelReason}`,
  }),
};

export function WhatComesNext({ reservation, timeZone }: WhatComesNextProps) {
  const { tone, title, next } = wordsOf[reservation.status](reservation, timeZone);
  return (
    <Alert {...(tone ? { tone } : {})} title={title}>
      {next}
    </Alert>
  );
}
