"use server";

import { createMaintenanceSheet } from "@/lib/maintenance/create-sheet";
import { deleteMaintenanceSheet } from "@/lib/maintenance/delete-sheet";
import {
  DoubtsInput,
  MaintenanceChanges,
  MaintenanceInput,
  MaintenanceRef,
} from "@/lib/maintenance/input";
import { listDoubts } from "@/lib/maintenance/list-doubts";
import { ProjectSearch, UnitSearch } from "@/lib/maintenance/list-input";
import { listUnitOptions } from "@/lib/maintenance/list-unit-options";
import { updateMaintenanceSheet } from "@/lib/maintenance/update-sheet";
import { action, change } from "@/lib/next/action";
import { onceAction } from "@/lib/next/once-action";
import { listProjects } from "@/lib/projects/list-projects";
import { projectOption } from "@/lib/projects/project-option";

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

export const doubts = action({
  operation: "maintenance.create",
  input: DoubtsInput,
  run: listDoubts,
  refresh: [],
  show: (shown) => shown,
});

export const searchProjects = action({
  operation: "maintenance.create",
  input: ProjectSearch,
  run: (ctx, { search }) =>
    listProjects(ctx, { search, isClosed: false, page: { page: 1, pageSize: 20 } }),
  refresh: [],
  show: ({ rows }) => rows.map(projectOption),
});

export const searchUnits = action({
  operation: "maintenance.create",
  input: UnitSearch,
  run: listUnitOptions,
  refresh: [],
  show: (units) =>
    units.map(({ id, code, detail }) => ({ value: String(id), label: code, detail })),
});
