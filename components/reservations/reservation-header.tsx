import type { ComponentProps } from "react";
import { PrintedDocument } from "@/components/files/printed-document";
import { PageHeader } from "@/components/layout/page-header";
import { TextLink } from "@/components/ui/text-link";
import { links } from "@/lib/links/pages";
import type { Reservation } from "@/lib/reservations/queries";
import { ReservationActions } from "./reservation-actions";
import { ReservationState } from "./reservation-state";

interface ReservationHeaderProps extends ComponentProps<typeof ReservationActions> {
  reservation: Reservation;
  mayQuote: boolean;
}

export const ReservationHeader = ({ reservation, mayQuote, ...props }: ReservationHeaderProps) => (
  <PageHeader
    title={`Reserva ${reservation.code}`}
    subtitle={
      <TextLink href={links.partner(reservation.partnerId)}>{reservation.partnerName}</TextLink>
    }
    status={<ReservationState status={reservation.status} />}
    crumbs={[{ label: "Reservas", href: links.reservations }, { label: reservation.code }]}
    actions={
      <>
        {mayQuote ? (
          <PrintedDocument
            title={`Cotización ${reservation.code}`}
            href={links.reservationQuote(reservation.id)}
            label="Cotización"
          />
        ) : null}
        <ReservationActions reservation={reservation} {...props} />
      </>
    }
  />
);
