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

/** Whether it is a thing that stands somewhere, with maker and measures. */
export const isPhysical = (type: EquipmentType): boolean => !isService({ type });

/** Whether it holds water, so that its capacity is asked for. */
export const hasCapacity = (type: EquipmentType): boolean => holders.includes(type);

/** The detail fields of a treatment plant; none for other types. */
export function detailsOf(type: EquipmentType): readonly PlantDetail[] {
  if (type === "PTRTAP") return potable;
  return type === "PTRTAR" ? wastewater : [];
}
