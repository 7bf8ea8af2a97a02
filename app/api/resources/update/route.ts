import { EquipmentUpdated, equipmentFieldsUpdatedJson } from "@/lib/equipment/fields-updated-json";
import { EquipmentUpdate } from "@/lib/equipment/input";
import { updateEquipmentFields } from "@/lib/equipment/update-equipment-fields";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    operation: "equipment.update",
    input: EquipmentUpdate,
    run: updateEquipmentFields,
    json: equipmentFieldsUpdatedJson,
    output: EquipmentUpdated,
  }),
});
