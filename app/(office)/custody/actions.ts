"use server";

import { createChain } from "@/lib/custody/create-chain";
import { deleteChain } from "@/lib/custody/delete-chain";
import { editChain } from "@/lib/custody/edit-chain";
import {
  CarriageInput,
  ChainChanges,
  ChainId,
  ChainInput,
  ChainRef,
  ChargesInput,
} from "@/lib/custody/input";
import { listChargesOfForm } from "@/lib/custody/list-charges";
import { CarrierSearch } from "@/lib/custody/list-input";
import { listWarnings } from "@/lib/custody/list-warnings";
import { renumberChain } from "@/lib/custody/renumber-chain";
import { warningJson } from "@/lib/custody/warning-json";
import { action, change } from "@/lib/next/action";
import { onceAction } from "@/lib/next/once-action";
import { listStaffOptions } from "@/lib/staff/list-staff-options";
import { listVehicleOptions } from "@/lib/vehicles/list-vehicle-options";

export const create = onceAction({
  operation: "custody.create",
  input: ChainInput,
  run: createChain,
  idOf: ({ chain }) => chain.id,
});

export const update = change({
  operation: "custody.update",
  input: ChainChanges,
  run: editChain,
  show: ({ chain }) => chain.id,
});

export const renumber = change({
  operation: "custody.renumber",
  input: ChainId,
  run: renumberChain,
});

export const remove = change({
  operation: "custody.delete",
  input: ChainRef,
  run: deleteChain,
});

export const preview = action({
  operation: "custody.create",
  input: CarriageInput,
  run: listWarnings,
  refresh: [],
  show: (papers) => papers.map((paper) => warningJson(paper).message),
});

export const charges = action({
  operation: "custody.create",
  input: ChargesInput,
  run: listChargesOfForm,
  refresh: [],
  show: (shown) => shown,
});

export const searchStaff = action({
  operation: "custody.create",
  input: CarrierSearch,
  run: listStaffOptions,
  refresh: [],
  show: (found) =>
    found.map(({ id, name, dni }) => ({ value: String(id), label: name, detail: `Cédula ${dni}` })),
});

export const searchVehicles = action({
  operation: "custody.create",
  input: CarrierSearch,
  run: listVehicleOptions,
  refresh: [],
  show: (found) =>
    found.map(({ id, plate, brand, model, capacityGallons }) => ({
      value: String(id),
      label: plate,
      detail: [brand, model].filter(Boolean).join(" "),
      ...(capacityGallons === null ? {} : { facts: { capacity: capacityGallons } }),
    })),
});
