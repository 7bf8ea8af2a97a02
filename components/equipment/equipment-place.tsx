import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { DescriptionList } from "@/components/ui/description-list";
import { TextLink } from "@/components/ui/text-link";
import { isInRepair } from "@/lib/equipment/condition";
import { equipmentFields } from "@/lib/equipment/fields";
import type { EquipmentCard } from "@/lib/equipment/get-equipment-card";
import { links } from "@/lib/links/pages";
import { isFree, isOutOfService, isService } from "@/lib/placement/availability";
import { showDay } from "@/lib/values/dates";
import { AvailabilityBadge, ConditionBadge } from "./equipment-badges";

interface EquipmentPlaceProps {
  card: EquipmentCard;
  actions: ReactNode;
}

const placeLabels = [equipmentFields.currentLocation.label, "Desde"];

export function EquipmentPlace({ card, actions }: EquipmentPlaceProps) {
  const { unit, project, since } = card;
  const items = [
    {
      label: equipmentFields.condition.label,
      value: <ConditionBadge condition={unit.condition} />,
    },
    {
      label: equipmentFields.availability.label,
      value: <AvailabilityBadge availability={unit.availability} />,
    },
    {
      label: equipmentFields.repairReason.label,
      value: isInRepair(unit) ? unit.repairReason : null,
      wide: true,
    },
    { label: equipmentFields.retirementReason.label, value: unit.retirementReason, wide: true },
    {
      label: equipmentFields.currentProjectId.label,
      value: project && (
        <TextLink href={links.project(project.id)}>
          {project.partnerName} · {project.location}
        </TextLink>
      ),
      wide: true,
    },
    { label: equipmentFields.currentLocation.label, value: unit.currentLocation ?? "Base" },
    { label: "Desde", value: showDay(since) },
    {
      label: "Comprometido para el",
      value: isFree(unit) && unit.commitmentDate && showDay(unit.commitmentDate),
    },
    {
      label: equipmentFields.releaseDate.label,
      value: unit.releaseDate && showDay(unit.releaseDate),
    },
  ];
  const placeless = isService(unit) || isOutOfService(unit);
  const shown = items.filter(
    ({ label, value }) => value && !(placeless && placeLabels.includes(label)),
  );
  return (
    <Card
      title={placeless ? equipmentFields.condition.label : "Estado y ubicación"}
      actions={actions}
    >
      <DescriptionList columns={2} items={shown} />
    </Card>
  );
}
