import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { NewReservation } from "@/components/reservations/new-reservation";
import { ReservationsTable } from "@/components/reservations/reservations-table";
import { concealMoney } from "@/lib/auth/conceal-money";
import { may } from "@/lib/auth/permissions";
import type { SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { openListPage } from "@/lib/next/open-list-page";
import { getProjectChoices } from "@/lib/projects/get-project-choices";
import { reservationList } from "@/lib/reservations/list";
import { listReservations } from "@/lib/reservations/list-reservations";

export const metadata: Metadata = { title: reservationList.name };

type Props = { searchParams: Promise<SearchParams> };

export default async function ReservationsPage({ searchParams }: Props) {
  const { ctx, query } = await openListPage(reservationList, searchParams);
  const [{ rows, total }, choices] = await Promise.all([
    listReservations(ctx, pageOf(query)),
    getProjectChoices(ctx, query.filters),
  ]);
  const create = may(ctx.caller, "reservations.create") ? <NewReservation /> : null;
  return (
    <>
      <PageHeader title={reservationList.name} actions={create} />
      <ReservationsTable
        {...{ query, total, choices }}
        rows={concealMoney(ctx.caller, rows)}
        timeZone={ctx.timeZone}
        create={create ?? "office"}
      />
    </>
  );
}
