import { equipmentFields } from "../equipment/fields";
import type { EquipmentCard } from "../equipment/get-equipment-card";
import { isOutOfService, isService } from "../placement/availability";
import type { Fact } from "../print/form-blocks";
import { projectFields } from "../projects/fields";
import { showDay } from "../values/dates";

export function equipmentPlace({ unit, project, since }: EquipmentCard): Fact[] {
  if (isService(unit) || isOutOfService(unit)) return [];
  return [
    { label: projectFields.partnerId.label, value: project?.partnerName ?? null, span: 2 },
    { label: equipmentFields.currentProjectId.label, value: project?.location ?? null, span: 2 },
    {
      label: equipmentFields.currentLocation.label,
      value: unit.currentLocation ?? "Base",
      span: 2,
    },
    { label: "Desde", value: showDay(since) },
    {
      label: equipmentFields.releaseDate.label,
      value: unit.releaseDate && showDay(unit.releaseDate),
    },
  ];
}
