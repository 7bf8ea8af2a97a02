import { isOnHold, type ReservationStatus } from "../states/reservation";
import { showInstant } from "../values/clock";
import { counted } from "../values/count-text";
import { openDays, type QuoteRow } from "./quote-rows";

export const toBeAgreed = "Precio por convenir";

const validityByStatus: Record<ReservationStatus, string> = {
  DRAFT: "Sujeta a la disponibilidad de los equipos el día en que se confirme.",
  HELD: "Equipos retenidos.",
  CONFIRMED: "Equipos confirmados en las fechas indicadas.",
  CONVERTED: "Equipos ya asignados.",
  EXPIRED: "Venció la retención: sujeta a la disponibilidad de los equipos.",
  CANCELLED: "Sin efecto: la reserva está anulada.",
};

type QuotedStatus = { status: ReservationStatus; holdUntil: Date | null };

export const validityOf = (given: QuotedStatus, timeZone: string): string =>
  given.holdUntil && isOnHold(given)
    ? `Hasta el ${showInstant(given.holdUntil, timeZone)}; los equipos están retenidos hasta entonces.`
    : validityByStatus[given.status];

const listed = (numbers: readonly number[]): string => numbers.join(", ");

function openWords(rows: readonly QuoteRow[]): string[] {
  const open = rows.flatMap(({ line, isVisit }, at) =>
    line.toDate === null && !isVisit ? [at + 1] : [],
  );
  if (open.length === 0) return [];
  return [
    `Sin fecha de vuelta (${listed(open)}): constan ${openDays} días; se cobra cada día hasta que el equipo vuelva.`,
  ];
}

function unpricedWords(rows: readonly QuoteRow[]): string[] {
  const without = rows.flatMap(({ price }, at) => (price === null ? [at + 1] : []));
  if (without.length === 0) return [];
  const lines = counted(without.length, "línea", "líneas");
  return [`${toBeAgreed}: ${lines} (${listed(without)}) fuera del total.`];
}

/** What the figures are made of, a sentence each; rows are told by their numbers. */
export const quoteConditions = (rows: readonly QuoteRow[]): string[] => [
  ...unpricedWords(rows),
  ...openWords(rows),
  "Alquiler por equipo y día: cada día se cobra una vez, el de entrega y el de vuelta incluidos.",
  ...(rows.some(({ isVisit }) => isVisit)
    ? ["Mantenimientos: constan los previstos y se cobran los que se hagan."]
    : []),
  "No incluye transporte ni estiba. Valores en dólares de los Estados Unidos.",
];
