import { deleteEquipment } from "@/lib/equipment/delete-equipment";
import { getEquipment } from "@/lib/equipment/get-equipment";
import { EquipmentChanges, EquipmentRef } from "@/lib/equipment/input";
import {
  EquipmentRecord,
  equipmentDeletedJson,
  equipmentRecordJson,
  equipmentUpdatedJson,
} from "@/lib/equipment/json";
import { updateEquipment } from "@/lib/equipment/update-equipment";
import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { messageBody } from "@/lib/wire/output";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "equipment.get",
    input: EquipmentRef,
    run: getEquipment,
    json: equipmentRecordJson,
    output: EquipmentRecord,
  }),
  PUT: endpoint({
    operation: "equipment.updateAnyField",
    subject: named(EquipmentRef, getEquipment),
    input: EquipmentChanges,
    run: updateEquipment,
    json: equipmentUpdatedJson,
    output: EquipmentRecord,
  }),
  DELETE: endpoint({
    operation: "equipment.delete",
    subject: named(EquipmentRef, getEquipment),
    input: EquipmentRef,
    run: deleteEquipment,
    json: equipmentDeletedJson,
    output: messageBody,
  }),
});
