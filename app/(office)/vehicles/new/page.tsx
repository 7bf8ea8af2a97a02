import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { VehicleForm } from "@/components/vehicles/vehicle-form";
import { links } from "@/lib/links/pages";
import { pageContext } from "@/lib/next/page-context";
import { getPaperMonths } from "@/lib/settings/get-paper-months";
import { create } from "../actions";

export const metadata: Metadata = { title: "Nuevo vehículo" };

export default async function NewVehiclePage() {
  const ctx = await pageContext("vehicles.create");
  return (
    <>
      <PageHeader
        title="Nuevo vehículo"
        crumbs={[{ label: "Vehículos", href: links.vehicles }, { label: "Nuevo vehículo" }]}
      />
      <VehicleForm months={await getPaperMonths(ctx)} save={create} />
    </>
  );
}
