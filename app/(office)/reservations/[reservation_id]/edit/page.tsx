import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { PageHeader } from "@/components/layout/page-header";
import { ReservationForm } from "@/components/reservations/reservation-form";
import { reservationValues } from "@/components/reservations/reservation-values";
import { Alert } from "@/components/ui/alert";
import { may } from "@/lib/auth/permissions";
import { links } from "@/lib/links/pages";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getReservation } from "@/lib/reservations/get-reservation";
import { getSettings } from "@/lib/settings/get-settings";
import { isReservationOver, isRewritable } from "@/lib/states/reservation";
import { createChoice } from "../../../partners/actions";
import { update } from "../../actions";

export const metadata: Metadata = { title: "Editar reserva" };

type Props = { params: Promise<{ reservation_id: string }> };

export default async function EditReservationPage({ params }: Props) {
  const ctx = await pageContext("reservations.update");
  const reservationId = idOfPath((await params).reservation_id);
  const reservation = await orNotFound(getReservation(ctx, { reservationId }));
  if (isReservationOver(reservation)) redirect(links.reservation(reservationId));
  const { operatorBlocks } = await getSettings(ctx);
  const maySayAll = isRewritable(reservation);
  return (
    <>
      <PageHeader
        title={`Editar ${reservation.code}`}
        crumbs={[
          { label: "Reservas", href: links.reservations },
          { label: reservation.code, href: links.reservation(reservationId) },
          { label: "Editar" },
        ]}
      />
      {maySayAll ? null : (
        <Alert className="mb-6">
          Sus equipos ya están guardados: se cambian el proyecto, el lugar y las notas. Para pedir
          otra cosa, anule la reserva y haga otra.
        </Alert>
      )}
      <ReservationForm
        values={reservationValues(reservation, maySayAll)}
        partnerName={reservation.partnerName}
        partnerId={reservation.partnerId}
        version={reservation.version}
        isRewritable={maySayAll}
        today={ctx.today}
        blocks={operatorBlocks}
        seesPrices={may(ctx.caller, "prices.list")}
        save={update}
        createPartner={may(ctx.caller, "partners.create") ? createChoice : null}
      />
    </>
  );
}
