import { getEquipment } from "@/lib/equipment/get-equipment";
import { EquipmentRef, EquipmentRetirement } from "@/lib/equipment/input";
import { EquipmentRecord, equipmentRetiredJson } from "@/lib/equipment/json";
import { retireEquipment } from "@/lib/equipment/retire-equipment";
import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    operation: "equipment.retire",
    subject: named(EquipmentRef, getEquipment),
    input: EquipmentRetirement,
    run: retireEquipment,
    json: equipmentRetiredJson,
    output: EquipmentRecord,
  }),
});
