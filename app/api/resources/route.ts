import { createEquipment } from "@/lib/equipment/create-equipment";
import { EquipmentInput } from "@/lib/equipment/input";
import {
  EquipmentListing,
  EquipmentRecord,
  equipmentCreatedJson,
  equipmentListJson,
} from "@/lib/equipment/json";
import { listEquipment } from "@/lib/equipment/list-equipment";
import { EquipmentList } from "@/lib/equipment/list-input";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "equipment.list",
    input: EquipmentList,
    run: listEquipment,
    json: equipmentListJson,
    output: EquipmentListing,
  }),
  POST: endpoint({
    operation: "equipment.create",
    input: EquipmentInput,
    run: createEquipment,
    json: equipmentCreatedJson,
    output: EquipmentRecord,
    status: 201,
  }),
});
