import type { plantDetails } from "@/db/values";
import { isService } from "../placement/availability";
import type { EquipmentType } from "./checklist";

export type PlantDetail = (typeof plantDetails)[number];

const potable: readonly PlantDetail[] = [
  "pump_filter",
  "pump_pressure",
  "pump_dosing",
  "uv_filter",
  "sand_carbon_filter",
  "hidroneumatic_tank",
];
const wastewater: readonly PlantDetail[] = [
  "engine_fases",
  "engine_brand",
  "engine_model",
  "blower_brand",
  "blower_model",
  "belt_type",
  "belt_brand",
  "belt_model",
  "electrical_panel_brand",
  "relay_engine",
  "relay_blower",
];

const holders: readonly EquipmentType[] = [
  "LVMNOS",
  "CMPRBN",
  "PTRTAP",
  "PTRTAR",
  "TNQAAC",
  "TNQAAR",
];

/** It stands somewhere, and has maker and measures. */
export const isPhysical = (type: EquipmentType): boolean => !isService({ type });

/** It holds water. */
export const hasCapacity = (type: EquipmentType): boolean => holders.includes(type);

const plantDetailsBy: Partial<Record<EquipmentType, readonly PlantDetail[]>> = {
  PTRTAP: potable,
  PTRTAR: wastewater,
};

/** None for types that are no treatment plant. */
export const detailsOf = (type: EquipmentType): readonly PlantDetail[] =>
  plantDetailsBy[type] ?? [];
