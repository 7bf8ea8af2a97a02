"use client";

import { Bookmark } from "lucide-react";
import { DeclaredTable, type ShownList } from "@/components/lists/declared-table";
import type { CellsOf } from "@/components/lists/screen-columns";
import { links } from "@/lib/links/pages";
import { reservationList } from "@/lib/reservations/list";
import type { Reservation } from "@/lib/reservations/queries";
import { isReservationOver } from "@/lib/states/reservation";
import { ReservationState } from "./reservation-state";

const cells: CellsOf<typeof reservationList> = {
  partner: { className: "min-w-36" },
  location: { className: "min-w-36" },
  status: { cell: ({ status }) => <ReservationState status={status} /> },
};

export const ReservationsTable = (shown: ShownList<Reservation>) => (
  <DeclaredTable
    {...shown}
    list={reservationList}
    cells={cells}
    icon={Bookmark}
    rowHref={({ id }) => links.reservation(id)}
    rowMuted={isReservationOver}
  />
);
