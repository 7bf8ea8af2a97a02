import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { DescriptionList } from "@/components/ui/description-list";
import { TextLink } from "@/components/ui/text-link";
import { isInRepair } from "@/lib/equipment/condition";
import type { EquipmentCard } from "@/lib/equipment/get-equipment-card";
import { links } from "@/lib/links/pages";
import { isFree, isRetired, isService } from "@/lib/placement/availability";
import { showDay } from "@/lib/values/dates";
import { AvailabilityBadge, ConditionBadge } from "./equipment-badges";

interface EquipmentPlaceProps {
  card: EquipmentCard;
  /** The button that changes the condition. */
  actions: ReactNode;
}

const placeLabels = ["Ubicación", "Desde"];

/** In what condition it is, where, and since when. */
export function EquipmentPlace({ card, actions }: EquipmentPlaceProps) {
  const { unit, project, since } = card;
  const items = [
    { label: "Estado", value: <ConditionBadge condition={unit.condition} /> },
    { label: "Disponibilidad", value: <AvailabilityBadge availability={unit.availability} /> },
    {
      label: "Motivo de la reparación",
      value: isInRepair(unit) ? unit.repairReason : null,
      wide: true,
    },
    { label: "Motivo de la baja", value: unit.retirementReason, wide: true },
    {
      label: "Proyecto",
      value: project && (
        <TextLink href={links.project(project.id)}>
          {project.partnerName} · {project.location}
        </TextLink>
      ),
      wide: true,
    },
    { label: "Ubicación", value: unit.currentLocation ?? "Base" },
    { label: "Desde", value: showDay(since) },
    {
      label: "Comprometido para el",
      value: isFree(unit) && unit.commitmentDate && showDay(unit.commitmentDate),
    },
    { label: "Fecha de liberación", value: unit.releaseDate && showDay(unit.releaseDate) },
  ];
  const placeless = isService(unit) || isRetired(unit);
  const shown = items.filter(
    ({ label, value }) => value && !(placeless && placeLabels.includes(label)),
  );
  return (
    <Card title={placeless ? "Estado" : "Estado y ubicación"} actions={actions}>
      <DescriptionList columns={2} items={shown} />
    </Card>
  );
}
