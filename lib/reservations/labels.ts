import type { ReservationStatus } from "../states/reservation";

export const reservationStatusLabels: Record<ReservationStatus, string> = {
  DRAFT: "BORRADOR",
  HELD: "RETENIDA",
  CONFIRMED: "CONFIRMADA",
  CONVERTED: "CONVERTIDA",
  EXPIRED: "VENCIDA",
  CANCELLED: "ANULADA",
};
