import type { ReservationLine } from "@/lib/reservations/queries";
import { showDay } from "@/lib/values/dates";

export const daysOfLine = ({ fromDate, toDate }: Pick<ReservationLine, "fromDate" | "toDate">) =>
  toDate
    ? `del ${showDay(fromDate)} al ${showDay(toDate)}`
    : `desde el ${showDay(fromDate)}, sin fecha de vuelta`;
