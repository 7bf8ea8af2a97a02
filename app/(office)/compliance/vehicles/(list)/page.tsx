import type { Metadata } from "next";
import { ComplianceTable } from "@/components/compliance/compliance-table";
import { ActLink } from "@/components/ui/act-link";
import { firstAct } from "@/components/ui/empty-state";
import { may } from "@/lib/auth/permissions";
import { vehicleComplianceQuery } from "@/lib/compliance/input";
import { listVehicleCompliance } from "@/lib/compliance/list-vehicle-compliance";
import { links } from "@/lib/links/pages";
import { parseListQuery, type SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { pageContext } from "@/lib/next/page-context";

export const metadata: Metadata = { title: "Cumplimiento de vehículos" };

export default async function VehicleCompliancePage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const ctx = await pageContext("alerts.list");
  const query = parseListQuery(await searchParams, vehicleComplianceQuery);
  const compliance = await listVehicleCompliance(ctx, pageOf(query));
  return (
    <ComplianceTable
      of="vehicles"
      query={query}
      compliance={compliance}
      create={firstAct(
        may(ctx.caller, "vehicles.create"),
        <ActLink href={links.newVehicle}>Nuevo vehículo</ActLink>,
      )}
    />
  );
}
