import type { plantDetails } from "@/db/values";
import { isService } from "../placement/availability";
import type { NamedFields } from "../records/field";
import type { EquipmentType } from "./checklist";

/** What the fields of a unit or service are called; its parts stand in `labels.ts`. */
export const equipmentFields = {
  name: { name: "name", label: "Nombre" },
  code: { name: "code", label: "Código" },
  type: { name: "type_equipment", label: "Tipo" },
  condition: { name: "stst_status_equipment", label: "Estado" },
  availability: { name: "stst_status_disponibility", label: "Disponibilidad" },
  currentLocation: {
    name: "stst_current_location",
    label: "Ubicación",
    formLabel: "Ubicación actual",
  },
  currentProjectId: {
    name: "stst_current_project_id",
    label: "Proyecto",
    historyLabel: "Proyecto actual",
  },
  commitmentDate: { name: "stst_commitment_date", label: "Fecha de compromiso" },
  releaseDate: { name: "stst_release_date", label: "Fecha de liberación" },
  repairReason: { name: "stst_repair_reason", label: "Motivo de la reparación" },
  retirementReason: {
    name: "retirement_reason",
    label: "Motivo de la baja",
    formLabel: "Motivo",
    historyLabel: "Motivo del retiro",
  },
  brand: { name: "brand", label: "Marca" },
  model: { name: "model", label: "Modelo" },
  serialNumber: { name: "serial_number", label: "Número de serie", shortLabel: "Serie" },
  purchasedOn: { name: "date_purchase", label: "Fecha de compra" },
  heightCm: { name: "height", label: "Alto", historyLabel: "Alto (cm)" },
  widthCm: { name: "width", label: "Ancho", historyLabel: "Ancho (cm)" },
  depthCm: { name: "depth", label: "Profundidad", historyLabel: "Profundidad (cm)" },
  weightKg: { name: "weight", label: "Peso", historyLabel: "Peso (kg)" },
  capacityGallons: {
    name: "capacity_gallons",
    label: "Capacidad",
    historyLabel: "Capacidad (galones)",
    shortLabel: "Capacidad (gal)",
  },
  notes: { name: "notes", label: "Notas" },
  isActive: { name: "is_active", label: "Activo" },
} as const satisfies NamedFields;

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

export const isPhysical = (type: EquipmentType): boolean => !isService({ type });

export const hasCapacity = (type: EquipmentType): boolean => holders.includes(type);

const plantDetailsBy: Partial<Record<EquipmentType, readonly PlantDetail[]>> = {
  PTRTAP: potable,
  PTRTAR: wastewater,
};

/** None for types that are no treatment plant. */
export const detailsOf = (type: EquipmentType): readonly PlantDetail[] =>
  plantDetailsBy[type] ?? [];
