import type { ComponentProps } from "react";
import { PageHeader } from "@/components/layout/page-header";
import { links } from "@/lib/links/pages";
import { EquipmentActions } from "./equipment-actions";

export function EquipmentHeader(props: ComponentProps<typeof EquipmentActions>) {
  const { code, name } = props.card.unit;
  return (
    <PageHeader
      title={code}
      subtitle={name}
      crumbs={[{ label: "Equipos y servicios", href: links.equipmentList }, { label: code }]}
      actions={<EquipmentActions {...props} />}
    />
  );
}
