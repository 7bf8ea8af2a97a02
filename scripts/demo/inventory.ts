import type * as z from "zod";
import { checklistOf, type EquipmentType } from "@/lib/equipment/checklist";
import type { EquipmentInput } from "@/lib/equipment/input";

type Item = z.input<typeof EquipmentInput>;

const complete = (type: EquipmentType) =>
  Object.fromEntries(checklistOf[type].map((item) => [item, true]));

/** `<prefix>-01`, `-02`… with every component in place. */
const fleet = (prefix: string, count: number, kind: Omit<Item, "code">): Item[] =>
  Array.from({ length: count }, (_, at) => {
    const number = String(at + 1).padStart(2, "0");
    return {
      ...complete(kind.type_equipment),
      ...kind,
      code: `${prefix}-${number}`,
      serial_number: `${prefix.replace("EQ-", "")}${2019 + (at % 6)}${number}`,
      date_purchase: `${2019 + (at % 6)}-0${1 + (at % 9)}-15`,
    };
  });

const service = (code: string, name: string): Item => ({ code, name, type_equipment: "SERVIC" });

export const demoServices = [
  service("LIMP-BAT", "Limpieza de batería sanitaria"),
  service("SUC-VAC", "Succión con camión vacuum"),
  service("TRA-ARD", "Transporte de aguas residuales"),
  service("DIS-LOD", "Disposición final de lodos"),
  service("AGU-POT", "Provisión de agua potable"),
  service("OPE-PLA", "Operador de planta de tratamiento"),
  service("ANA-LAB", "Análisis de laboratorio de agua"),
  service("MOV-EQU", "Movilización de equipos"),
];

export const demoUnits: Item[] = [
  ...fleet("EQ-LVM", 12, {
    type_equipment: "LVMNOS",
    name: "Lavamanos portátil doble",
    brand: "Satellite",
    model: "Breeze",
    capacity_gallons: "24.00",
    height: 150,
    width: 90,
    depth: 60,
    weight: 38,
  }),
  ...fleet("EQ-BSH", 14, {
    type_equipment: "BTSNHM",
    name: "Batería sanitaria hombre",
    brand: "PolyJohn",
    model: "PJN3",
    capacity_gallons: "70.00",
    height: 231,
    width: 109,
    depth: 119,
    weight: 90,
  }),
  ...fleet("EQ-BSM", 10, {
    type_equipment: "BTSNMJ",
    name: "Batería sanitaria mujer",
    brand: "PolyJohn",
    model: "Fleet",
    capacity_gallons: "70.00",
    height: 231,
    width: 109,
    depth: 119,
    weight: 92,
  }),
  ...fleet("EQ-EUR", 6, {
    type_equipment: "EST4UR",
    name: "Estación cuádruple de urinarios",
    brand: "Satellite",
    model: "Quad",
    capacity_gallons: "100.00",
    height: 140,
    width: 120,
    depth: 120,
    weight: 75,
  }),
  ...fleet("EQ-CMP", 8, {
    type_equipment: "CMPRBN",
    name: "Camper baño de seis servicios",
    brand: "Metalcamper",
    model: "MC-6",
    capacity_gallons: "500.00",
    height: 260,
    width: 240,
    depth: 600,
    weight: 2800,
  }),
  ...fleet("EQ-PAP", 4, {
    type_equipment: "PTRTAP",
    name: "Planta potabilizadora compacta",
    brand: "Aquanova",
    model: "PTAP-20",
    capacity_gallons: "5280.00",
    pump_filter: "Pedrollo 1 HP",
    pump_pressure: "Pedrollo 1.5 HP",
    pump_dosing: "Pulsafeeder X015",
    uv_filter: "Viqua D4",
    sand_carbon_filter: "Canature 16x65",
    hidroneumatic_tank: "80 galones",
  }),
  ...fleet("EQ-PAR", 5, {
    type_equipment: "PTRTAR",
    name: "Planta de tratamiento de aguas residuales",
    brand: "Biosed",
    model: "PTAR-50",
    capacity_gallons: "13200.00",
    blower_brand: "Sutorbilt",
    blower_model: "3MV",
    engine_brand: "WEG",
    engine_model: "W22",
    engine_fases: "3",
    belt_brand: "Gates",
    belt_model: "B-68",
    belt_type: "B",
    electrical_panel_brand: "Schneider",
    relay_engine: "LRD-16",
    relay_blower: "LRD-21",
  }),
  ...fleet("EQ-TAC", 6, {
    type_equipment: "TNQAAC",
    name: "Tanque de agua cruda",
    brand: "Rotoplas",
    capacity_gallons: "2640.00",
    height: 220,
    width: 240,
    depth: 240,
  }),
  ...fleet("EQ-TAR", 6, {
    type_equipment: "TNQAAR",
    name: "Tanque de agua residual",
    brand: "Rotoplas",
    capacity_gallons: "2640.00",
    height: 220,
    width: 240,
    depth: 240,
  }),
];

export const demoFindings = [
  { code: "EQ-LVM-10", have_soap_dispenser: false },
  { code: "EQ-BSH-09", have_seat: false, have_toilet_lid: false },
  { code: "EQ-BSM-08", have_ventilation_pipe: false },
  { code: "EQ-EUR-06", stst_status_equipment: "DAÑADO" },
  {
    code: "EQ-CMP-06",
    stst_status_equipment: "EN REPARACION",
    stst_repair_reason: "Bomba de agua quemada; repuesto pedido a Quito.",
  },
  {
    code: "EQ-PAR-05",
    stst_status_equipment: "EN REPARACION",
    stst_repair_reason: "Rebobinado del motor del blower.",
  },
];

export const demoRetirement = {
  code: "EQ-BSH-10",
  reason: "Casco fisurado por volcamiento en la vía Auca; sin reparación posible.",
};
