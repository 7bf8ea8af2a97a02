import type { EquipmentCard } from "../equipment/get-equipment-card";
import { isRetired, isService } from "../placement/availability";
import type { Fact } from "../print/form-blocks";
import { showDay } from "../values/dates";

/** Where it is and since when; nothing of what is nowhere. */
export function equipmentPlace({ unit, project, since }: EquipmentCard): Fact[] {
  if (isService(unit) || isRetired(unit)) return [];
  return [
    { label: "Cliente", value: project?.partnerName ?? null, span: 2 },
    { label: "Proyecto", value: project?.location ?? null, span: 2 },
    { label: "Ubicación", value: unit.currentLocation ?? "Base", span: 2 },
    { label: "Desde", value: showDay(since) },
    { label: "Fecha de liberación", value: unit.releaseDate && showDay(unit.releaseDate) },
  ];
}
