import type { BarLine } from "@/lib/availability/bars";

/** As a bar carries it for the hand that takes it. */
export const barLineText = ({ reservationId, lineId, version, from, to }: BarLine): string =>
  [reservationId, lineId, version, from, to ?? ""].join(" ");

/** Null for what cannot be moved. */
export function barLineOf({ dataset }: HTMLElement): BarLine | null {
  if (!dataset.line) return null;
  const [reservationId, lineId, version, from = "", to] = dataset.line.split(" ");
  return {
    reservationId: Number(reservationId),
    lineId: Number(lineId),
    version: Number(version),
    from,
    to: to || null,
  };
}
