import type { checklistItems, equipmentTypes } from "@/db/values";

export type EquipmentType = (typeof equipmentTypes)[number];
export type ChecklistItem = (typeof checklistItems)[number];

const menBattery: readonly ChecklistItem[] = [
  "have_paper_dispenser",
  "have_soap_dispenser",
  "have_napkin_dispenser",
  "have_urinals",
  "have_seat",
  "have_toilet_pump",
  "have_sink_pump",
  "have_toilet_lid",
  "have_bathroom_bases",
  "have_ventilation_pipe",
];

/** Contract, section 3, Equipment update. */
export const checklistOf: Record<EquipmentType, readonly ChecklistItem[]> = {
  SERVIC: [],
  LVMNOS: ["have_foot_pumps", "have_soap_dispenser", "have_napkin_dispenser", "have_paper_towels"],
  BTSNHM: menBattery,
  BTSNMJ: menBattery.filter((item) => item !== "have_urinals"),
  EST4UR: [
    "have_paper_dispenser",
    "have_soap_dispenser",
    "have_napkin_dispenser",
    "have_urinals",
    "have_toilet_pump",
    "have_sink_pump",
    "have_toilet_lid",
    "have_foot_pumps",
    "have_paper_towels",
  ],
  CMPRBN: [...menBattery, "have_foot_pumps", "have_paper_towels"],
  PTRTAP: [
    "have_uv_filter",
    "have_pump_filter",
    "have_pump_dosing",
    "have_pump_pressure",
    "have_hidroneumatic_tank",
    "have_sand_carbon_filter",
  ],
  PTRTAR: [
    "have_blower_brand",
    "have_belt_brand",
    "have_blower_pulley",
    "have_motor_pulley",
    "have_electrical_panel",
    "have_motor_guard",
    "have_relay_engine",
    "have_relay_blower",
    "have_engine",
    "have_engine_guard",
  ],
  TNQAAC: [],
  TNQAAR: [],
};
