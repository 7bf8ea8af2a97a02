import * as z from "zod";
import type { Equipment } from "./get-equipment";
import { EquipmentBody } from "./json";

export const EquipmentUpdated = z.strictObject({
  success: z.literal(true),
  message: z.string(),
  data: EquipmentBody.pick({
    id: true,
    name: true,
    code: true,
    type_equipment: true,
    is_active: true,
    stst_status_equipment: true,
    created_at: true,
    updated_at: true,
  }),
  ignored_fields: z.array(z.string()).nullable(),
});

type Updated = { unit: Equipment; ignoredFields: string[] };

export const equipmentFieldsUpdatedJson = ({ unit, ignoredFields }: Updated) => ({
  message: "Registro actualizado.",
  data: {
    id: unit.id,
    name: unit.name,
    code: unit.code,
    type_equipment: unit.type,
    is_active: unit.isActive,
    stst_status_equipment: unit.condition,
    created_at: unit.createdAt.toISOString(),
    updated_at: unit.updatedAt.toISOString(),
  },
  ignored_fields: ignoredFields.length > 0 ? ignoredFields : null,
});
