import { Bookmark } from "lucide-react";
import { ActLink } from "@/components/ui/act-link";
import { Card } from "@/components/ui/card";
import { firstAct } from "@/components/ui/empty-state";
import { PlainTable } from "@/components/ui/plain-table";
import { TextLink } from "@/components/ui/text-link";
import { links } from "@/lib/links/pages";
import { reservationFields as fields } from "@/lib/reservations/fields";
import type { Reservation } from "@/lib/reservations/queries";
import { askedUnits, assignedUnits, firstDayOf, lastDayOf } from "@/lib/reservations/summary";
import { showDay } from "@/lib/values/dates";
import { ReservationState } from "./reservation-state";

interface LiveReservationsProps {
  /** Those that something will still become of, and how many there are. */
  reservations: { rows: Reservation[]; total: number };
  of: { partnerId: number } | { projectId: number };
  canCreate: boolean;
}

const daysOf = (reservation: Reservation) => {
  const [first, last] = [firstDayOf(reservation), lastDayOf(reservation)];
  return `${first ? showDay(first) : "—"} – ${last ? showDay(last) : "sin fecha"}`;
};

export function LiveReservations({ reservations, of, canCreate }: LiveReservationsProps) {
  const { rows, total } = reservations;
  const create = <ActLink href={links.newReservation(of)}>Nueva reserva</ActLink>;
  return (
    <Card
      title="Reservas en curso"
      description={
        <>
          {total > rows.length ? `Las primeras ${rows.length} de ${total}. ` : null}
          <TextLink href={links.reservationsOf(of)}>Ver todas</TextLink>
        </>
      }
      padding="none"
      actions={canCreate && rows.length > 0 ? create : null}
    >
      <PlainTable
        label="Reservas en curso"
        rows={rows}
        rowKey={({ id }) => id}
        empty={{
          icon: Bookmark,
          title: "Sin reservas en curso",
          act: firstAct(canCreate, create),
        }}
        columns={[
          {
            header: fields.code.label,
            cell: ({ id, code }) => <TextLink href={links.reservation(id)}>{code}</TextLink>,
          },
          { header: fields.location.label, cell: ({ location }) => location || "—" },
          {
            header: "Días",
            cell: (reservation) => (
              <span className="whitespace-nowrap tabular-nums">{daysOf(reservation)}</span>
            ),
          },
          {
            header: "Asignados",
            align: "end",
            cell: (reservation) => `${assignedUnits(reservation)} de ${askedUnits(reservation)}`,
          },
          {
            header: fields.status.label,
            cell: ({ status }) => <ReservationState status={status} />,
          },
        ]}
      />
    </Card>
  );
}
