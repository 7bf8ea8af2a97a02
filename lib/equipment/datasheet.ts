import { showDay } from "../values/dates";
import { showNumber } from "../values/decimal";
import { detailsOf, equipmentFields, hasCapacity, isPhysical } from "./fields";
import type { Equipment } from "./get-equipment";
import { detailLabels } from "./labels";

type Told = { label: string; value: string | null };

const measured = (value: number | null, unit: string) =>
  value === null ? null : `${showNumber(String(value), 0)} ${unit}`;

const sizeOf = ({ heightCm, widthCm, depthCm }: Equipment) =>
  heightCm === null && widthCm === null && depthCm === null
    ? null
    : `${[heightCm, widthCm, depthCm].map((side) => side ?? "—").join(" × ")} cm`;

const physicalOf = (unit: Equipment): Told[] => [
  { label: equipmentFields.brand.label, value: unit.brand },
  { label: equipmentFields.model.label, value: unit.model },
  { label: equipmentFields.serialNumber.label, value: unit.serialNumber },
  {
    label: equipmentFields.purchasedOn.label,
    value: unit.purchasedOn && showDay(unit.purchasedOn),
  },
  { label: "Alto × ancho × profundidad", value: sizeOf(unit) },
  { label: equipmentFields.weightKg.label, value: measured(unit.weightKg, "kg") },
];

const capacityOf = ({ capacityGallons }: Equipment): Told => ({
  label: equipmentFields.capacityGallons.label,
  value: capacityGallons && `${showNumber(capacityGallons, 2)} gal`,
});

export const plantOf = (unit: Equipment): Told[] =>
  detailsOf(unit.type).map((detail) => ({ label: detailLabels[detail], value: unit[detail] }));

export const bodyOf = (unit: Equipment): Told[] => [
  ...(isPhysical(unit.type) ? physicalOf(unit) : []),
  ...(hasCapacity(unit.type) ? [capacityOf(unit)] : []),
];
