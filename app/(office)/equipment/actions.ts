"use server";

import { createEquipment } from "@/lib/equipment/create-equipment";
import { deleteEquipment } from "@/lib/equipment/delete-equipment";
import {
  EquipmentChanges,
  EquipmentInput,
  EquipmentRef,
  EquipmentRetirement,
  EquipmentUpdate,
} from "@/lib/equipment/input";
import { retireEquipment } from "@/lib/equipment/retire-equipment";
import { updateEquipment, updateEquipmentFields } from "@/lib/equipment/update-equipment";
import { links } from "@/lib/links";
import { action } from "@/lib/next/action";

export const create = action({
  operation: "equipment.create",
  input: EquipmentInput,
  run: createEquipment,
  show: ({ id }) => links.equipment(id),
});

export const update = action({
  operation: "equipment.updateAnyField",
  input: EquipmentChanges,
  run: updateEquipment,
  show: ({ id }) => links.equipment(id),
});

/** Components, condition and its reason, which a technician may write too. */
export const check = action({
  operation: "equipment.update",
  input: EquipmentUpdate,
  run: updateEquipmentFields,
});

export const retire = action({
  operation: "equipment.retire",
  input: EquipmentRetirement,
  run: retireEquipment,
});

export const remove = action({
  operation: "equipment.delete",
  input: EquipmentRef,
  run: deleteEquipment,
});
