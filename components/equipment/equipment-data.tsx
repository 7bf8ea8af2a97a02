import { Card } from "@/components/ui/card";
import { DescriptionList } from "@/components/ui/description-list";
import { showDay } from "@/lib/dates";
import { showNumber } from "@/lib/decimal";
import { detailsOf, hasCapacity, isPhysical } from "@/lib/equipment/fields";
import type { Equipment } from "@/lib/equipment/get-equipment";
import { detailLabels, typeLabels } from "@/lib/equipment/labels";

const measured = (value: number | null, unit: string) =>
  value === null ? null : `${showNumber(String(value), 0)} ${unit}`;

const sizeOf = ({ heightCm, widthCm, depthCm }: Equipment) =>
  heightCm === null && widthCm === null && depthCm === null
    ? null
    : `${[heightCm, widthCm, depthCm].map((side) => side ?? "—").join(" × ")} cm`;

const physicalOf = (unit: Equipment) => [
  { label: "Marca", value: unit.brand },
  { label: "Modelo", value: unit.model },
  { label: "Número de serie", value: unit.serialNumber },
  { label: "Fecha de compra", value: unit.purchasedOn && showDay(unit.purchasedOn) },
  { label: "Alto × ancho × profundidad", value: sizeOf(unit) },
  { label: "Peso", value: measured(unit.weightKg, "kg") },
];

/** What it is, by its type. */
export function EquipmentData({ unit }: { unit: Equipment }) {
  const capacity = unit.capacityGallons && `${showNumber(unit.capacityGallons, 2)} gal`;
  return (
    <Card title="Datos">
      <DescriptionList
        columns={2}
        items={[
          { label: "Tipo", value: typeLabels[unit.type], wide: true },
          ...(isPhysical(unit.type) ? physicalOf(unit) : []),
          ...(hasCapacity(unit.type) ? [{ label: "Capacidad", value: capacity }] : []),
          ...detailsOf(unit.type).map((detail) => ({
            label: detailLabels[detail],
            value: unit[detail],
          })),
          {
            label: "Notas",
            value: unit.notes && <p className="whitespace-pre-line">{unit.notes}</p>,
            wide: true,
          },
        ]}
      />
    </Card>
  );
}
