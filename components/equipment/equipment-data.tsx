import { Card } from "@/components/ui/card";
import { DescriptionList } from "@/components/ui/description-list";
import { bodyOf, plantOf } from "@/lib/equipment/datasheet";
import { equipmentFields } from "@/lib/equipment/fields";
import type { Equipment } from "@/lib/equipment/get-equipment";
import { typeLabels } from "@/lib/equipment/labels";

export const EquipmentData = ({ unit }: { unit: Equipment }) => (
  <Card title="Datos">
    <DescriptionList
      columns={2}
      items={[
        { label: equipmentFields.type.label, value: typeLabels[unit.type], wide: true },
        ...bodyOf(unit),
        ...plantOf(unit),
        {
          label: equipmentFields.notes.label,
          value: unit.notes && <p className="whitespace-pre-line">{unit.notes}</p>,
          wide: true,
        },
      ]}
    />
  </Card>
);
