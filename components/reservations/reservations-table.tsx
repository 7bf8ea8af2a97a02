"use client";

import { Bookmark } from "lucide-react";
import { DeclaredTable, type ShownList } from "@/components/lists/declared-table";
import type { CellsOf } from "@/components/lists/screen-columns";
import { TwoLines } from "@/components/ui/two-lines";
import { links } from "@/lib/links/pages";
import { reservationList } from "@/lib/reservations/list";
import type { Reservation } from "@/lib/reservations/queries";
import { assignedOfAsked, showDays } from "@/lib/reservations/summary";
import { isReservationOver } from "@/lib/states/reservation";
import { ReservationState } from "./reservation-state";

const cells: CellsOf<typeof reservationList> = {
  partner: {
    className: "min-w-40",
    cell: ({ partnerName, location }) => <TwoLines first={partnerName} second={location} />,
  },
  days: {
    className: "whitespace-nowrap tabular-nums",
    cell: (reservation) => showDays(reservation),
  },
  units: { className: "whitespace-nowrap tabular-nums", cell: assignedOfAsked },
  hold: { className: "whitespace-nowrap tabular-nums" },
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
