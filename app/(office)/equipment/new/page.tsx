import type { Metadata } from "next";
import { EquipmentForm } from "@/components/equipment/equipment-form";
import { PageHeader } from "@/components/layout/page-header";
import { links } from "@/lib/links/pages";
import { pageContext } from "@/lib/next/page-context";
import { create } from "../actions";

export const metadata: Metadata = { title: "Nuevo equipo o servicio" };

export default async function NewEquipmentPage() {
  await pageContext("equipment.create");
  return (
    <>
      <PageHeader
        title="Nuevo equipo o servicio"
        crumbs={[
          { label: "Equipos y servicios", href: links.equipmentList },
          { label: "Nuevo equipo o servicio" },
        ]}
      />
      <EquipmentForm save={create} />
    </>
  );
}
