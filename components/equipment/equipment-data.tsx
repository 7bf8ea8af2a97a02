import { Card } from "@/components/ui/card";
import { DescriptionList } from "@/components/ui/description-list";
import { bodyOf, plantOf } from "@/lib/equipment/datasheet";
import type { Equipment } from "@/lib/equipment/get-equipment";
import { typeLabels } from "@/lib/equipment/labels";

/** What it is, by its type. */
export const EquipmentData = ({ unit }: { unit: Equipment }) => (
  <Card title="Datos">
    <DescriptionList
      columns={2}
      items={[
        { label: "Tipo", value: typeLabels[unit.type], wide: true },
        ...bodyOf(unit),
        ...plantOf(unit),
        {
          label: "Notas",
          value: unit.notes && <p className="whitespace-pre-line">{unit.notes}</p>,
          wide: true,
        },
      ]}
    />
  </Card>
);
