import { Plus } from "lucide-react";
import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { VehiclesTable } from "@/components/vehicles/vehicles-table";
import { listVehiclesByExpiry } from "@/lib/alerts/list-vehicles-by-expiry";
import { vehicleList } from "@/lib/alerts/vehicle-list";
import { may } from "@/lib/auth/permissions";
import { links } from "@/lib/links/pages";
import type { SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { openListPage } from "@/lib/next/open-list-page";

export const metadata: Metadata = { title: vehicleList.name };

export default async function VehiclesPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const { ctx, query } = await openListPage(vehicleList, searchParams);
  const { rows, total } = await listVehiclesByExpiry(ctx, pageOf(query));
  const create = may(ctx.caller, "vehicles.create") ? <NewVehicle /> : null;
  return (
    <>
      <PageHeader
        title={vehicleList.name}
        subtitle="Primero los que tienen papeles vencidos o por vencer."
        actions={create}
      />
      <VehiclesTable query={query} rows={rows} total={total} create={create ?? "office"} />
    </>
  );
}

const NewVehicle = () => (
  <Button asChild variant="primary">
    <Link href={links.newVehicle}>
      <Plus aria-hidden="true" />
      Nuevo vehículo
    </Link>
  </Button>
);
