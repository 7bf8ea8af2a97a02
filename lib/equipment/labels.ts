import type { availabilities, plantDetails } from "@/db/values";
import { showCount } from "../values/count-text";
import type { ChecklistItem, EquipmentType } from "./checklist";
import type { Condition } from "./condition";

export const typeLabels: Record<EquipmentType, string> = {
  SERVIC: "Servicio",
  LVMNOS: "Lavamanos",
  BTSNHM: "Batería sanitaria hombre",
  BTSNMJ: "Batería sanitaria mujer",
  EST4UR: "Estación cuádruple urinario",
  CMPRBN: "Camper baño",
  PTRTAP: "Planta de tratamiento de agua potable",
  PTRTAR: "Planta de tratamiento de agua residual",
  TNQAAC: "Tanque de agua cruda",
  TNQAAR: "Tanque de agua residual",
};

interface Named {
  name: string;
  type: EquipmentType;
}

/** A unit is often named like its type, which is then not said twice. */
export const isNamedLikeType = ({ name, type }: Named): boolean => name === typeLabels[type];

export const conditionLabels: Record<Condition, string> = {
  FUNCIONANDO: "Funcionando",
  DAÑADO: "Dañado",
  INCOMPLETO: "Incompleto",
  "EN REPARACION": "En reparación",
};

export const availabilityLabels: Record<(typeof availabilities)[number], string> = {
  DISPONIBLE: "Disponible",
  RENTADO: "Rentado",
  RETIRADO: "Retirado",
};

export const checklistLabels: Record<ChecklistItem, string> = {
  have_foot_pumps: "Bombas de pie",
  have_soap_dispenser: "Dispensador de jabón",
  have_paper_dispenser: "Dispensador de papel",
  have_napkin_dispenser: "Dispensador de servilletas",
  have_paper_towels: "Toallas de papel",
  have_urinals: "Urinarios",
  have_seat: "Asientos",
  have_toilet_pump: "Bomba de inodoro",
  have_sink_pump: "Bomba de lavabo",
  have_toilet_lid: "Tapas de inodoro",
  have_bathroom_bases: "Bases de baño",
  have_ventilation_pipe: "Tubo de ventilación",
  have_blower_brand: "Blower",
  have_belt_brand: "Banda",
  have_blower_pulley: "Polea del blower",
  have_motor_pulley: "Polea del motor",
  have_electrical_panel: "Tablero eléctrico",
  have_motor_guard: "Guardamotor",
  have_relay_engine: "Relé del motor",
  have_relay_blower: "Relé del blower",
  have_engine: "Motor",
  have_engine_guard: "Guarda del motor",
  have_uv_filter: "Filtro UV",
  have_pump_filter: "Bomba de filtrado",
  have_pump_dosing: "Bomba dosificadora",
  have_pump_pressure: "Bomba de presión",
  have_hidroneumatic_tank: "Tanque hidroneumático",
  have_sand_carbon_filter: "Filtro de arena y carbón",
};

export const detailLabels: Record<(typeof plantDetails)[number], string> = {
  engine_fases: "Fases del motor",
  blower_brand: "Marca del blower",
  blower_model: "Modelo del blower",
  engine_brand: "Marca del motor",
  engine_model: "Modelo del motor",
  belt_brand: "Marca de la banda",
  belt_model: "Modelo de la banda",
  belt_type: "Tipo de banda",
  electrical_panel_brand: "Marca del tablero eléctrico",
  relay_engine: "Relé del motor",
  relay_blower: "Relé del blower",
  pump_filter: "Bomba de filtrado",
  pump_pressure: "Bomba de presión",
  pump_dosing: "Bomba dosificadora",
  uv_filter: "Filtro UV",
  sand_carbon_filter: "Filtro de arena y carbón",
  hidroneumatic_tank: "Tanque hidroneumático",
};

/** "3 × Lavamanos". */
export const countOfType = ({ type, count }: { type: keyof typeof typeLabels; count: number }) =>
  `${showCount(count)} × ${typeLabels[type]}`;
