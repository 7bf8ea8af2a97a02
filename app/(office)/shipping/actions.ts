"use server";

import { listUnitOptions } from "@/lib/maintenance/list-unit-options";
import { action, change } from "@/lib/next/action";
import { onceAction } from "@/lib/next/once-action";
import { listProjects } from "@/lib/projects/list-projects";
import { projectOption } from "@/lib/projects/project-option";
import { UsedValuesInput } from "@/lib/search/input";
import { listUsedValues } from "@/lib/search/list-used-values";
import { createGuide } from "@/lib/shipping/create-guide";
import { deleteGuide } from "@/lib/shipping/delete-guide";
import { GuideChanges, GuideInput, GuideRef } from "@/lib/shipping/input";
import { GuideSearch } from "@/lib/shipping/list-input";
import { updateGuide } from "@/lib/shipping/update-guide";
import { listVehicleOptions } from "@/lib/vehicles/list-vehicle-options";

export const create = onceAction({
  operation: "shipping.create",
  input: GuideInput,
  run: createGuide,
  idOf: ({ id }) => id,
});

export const update = change({
  operation: "shipping.update",
  input: GuideChanges,
  run: updateGuide,
  show: ({ id }) => id,
});

export const remove = change({ operation: "shipping.delete", input: GuideRef, run: deleteGuide });

export const searchProjects = action({
  operation: "shipping.create",
  input: GuideSearch,
  run: (ctx, { search }) => listProjects(ctx, { search, page: { page: 1, pageSize: 20 } }),
  refresh: [],
  show: ({ rows }) =>
    rows.map((project) => ({
      ...projectOption(project),
      facts: { contact: project.contactName ?? "", phone: project.contactPhone ?? "" },
    })),
});

export const searchUnits = action({
  operation: "shipping.create",
  input: GuideSearch,
  run: listUnitOptions,
  refresh: [],
  show: (units) =>
    units.map(({ id, code, name }) => ({ value: String(id), label: code, detail: name })),
});

export const searchPlates = action({
  operation: "shipping.create",
  input: GuideSearch,
  run: listVehicleOptions,
  refresh: [],
  show: (found) =>
    found.map(({ plate, brand, model }) => ({
      value: plate,
      label: plate,
      detail: [brand, model].filter(Boolean).join(" "),
    })),
});

export const suggest = action({
  operation: "search.usedValues",
  input: UsedValuesInput,
  run: listUsedValues,
  refresh: [],
  show: ({ rows }) => rows.map((text) => ({ value: text, label: text })),
});
