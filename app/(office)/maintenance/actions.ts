"use server";

import { createMaintenanceSheet } from "@/lib/maintenance/create-sheet";
import { deleteMaintenanceSheet } from "@/lib/maintenance/delete-sheet";
import { MaintenanceChanges, MaintenanceInput, MaintenanceRef } from "@/lib/maintenance/input";
import { updateMaintenanceSheet } from "@/lib/maintenance/update-sheet";
import { change } from "@/lib/next/action";
import { onceAction } from "@/lib/next/once-action";

export const create = onceAction({
  operation: "maintenance.create",
  input: MaintenanceInput,
  run: createMaintenanceSheet,
  idOf: ({ sheet }) => sheet.id,
});

export const update = change({
  operation: "maintenance.update",
  input: MaintenanceChanges,
  run: updateMaintenanceSheet,
  show: ({ sheet }) => sheet.id,
});

export const remove = change({
  operation: "maintenance.delete",
  input: MaintenanceRef,
  run: deleteMaintenanceSheet,
});
