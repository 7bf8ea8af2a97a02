import { exportList } from "@/lib/next/export";
import { reservationList } from "@/lib/reservations/list";
import { listReservations } from "@/lib/reservations/list-reservations";

export const GET = exportList({ list: reservationList, read: listReservations, inLots: true });
