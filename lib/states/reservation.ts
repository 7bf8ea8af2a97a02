import type { reservationStatuses } from "@/db/values";

export type ReservationStatus = (typeof reservationStatuses)[number];
