import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { EquipmentForm } from "@/components/equipment/equipment-form";
import { PageHeader } from "@/components/layout/page-header";
import { getEquipment } from "@/lib/equipment/get-equipment";
import { links } from "@/lib/links/pages";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { isOutOfService } from "@/lib/placement/availability";
import { update } from "../../actions";

export const metadata: Metadata = { title: "Editar equipo o servicio" };

type Props = { params: Promise<{ resource_id: string }> };

export default async function EditEquipmentPage({ params }: Props) {
  const ctx = await pageContext("equipment.updateAnyField");
  const equipmentId = idOfPath((await params).resource_id);
  const unit = await orNotFound(getEquipment(ctx, { equipmentId }));
  if (isOutOfService(unit)) redirect(links.equipment(equipmentId));
  return (
    <>
      <PageHeader
        title={`Editar ${unit.code}`}
        subtitle={unit.name}
        crumbs={[
          { label: "Equipos y servicios", href: links.equipmentList },
          { label: unit.code, href: links.equipment(equipmentId) },
          { label: "Editar" },
        ]}
      />
      <EquipmentForm unit={unit} save={update} />
    </>
  );
}
