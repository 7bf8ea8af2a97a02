"use server";

import { repairAvailability } from "@/lib/assignments/repair-availability";
import { blockUnit } from "@/lib/availability/block-unit";
import { BlockInput, BlockRef } from "@/lib/availability/input";
import { unblockUnit } from "@/lib/availability/unblock-unit";
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
import { updateEquipment } from "@/lib/equipment/update-equipment";
import { updateEquipmentFields } from "@/lib/equipment/update-equipment-fields";
import { links } from "@/lib/links/pages";
import { action, change } from "@/lib/next/action";
import { bulk } from "@/lib/next/bulk-action";

export const create = action({
  operation: "equipment.create",
  input: EquipmentInput,
  run: createEquipment,
  show: ({ id }) => links.equipment(id),
});

export const update = change({
  operation: "equipment.updateAnyField",
  input: EquipmentChanges,
  run: updateEquipment,
  show: ({ id }) => links.equipment(id),
});

/** Technicians may write these, too. */
export const check = change({
  operation: "equipment.update",
  input: EquipmentUpdate,
  run: updateEquipmentFields,
});

export const repairEach = bulk({
  operation: "equipment.repairAvailability",
  named: "resource_id",
  isDerived: true,
  input: EquipmentRef,
  run: repairAvailability,
});

export const retire = change({
  operation: "equipment.retire",
  input: EquipmentRetirement,
  run: retireEquipment,
});

export const remove = change({
  operation: "equipment.delete",
  input: EquipmentRef,
  run: deleteEquipment,
});

export const block = action({
  operation: "availability.block",
  input: BlockInput,
  run: blockUnit,
});

export const unblock = change({
  operation: "availability.unblock",
  input: BlockRef,
  run: unblockUnit,
});
