import type * as z from "zod";
import type { BlockInput } from "@/lib/availability/input";
import type { ReservationInput } from "@/lib/reservations/input";

type Line = Omit<
  z.input<typeof ReservationInput>["lines"][number],
  "from_date" | "to_date" | "resource_item_ids" | "quantity"
> & { codes: string[]; more?: number; from: number; to?: number };

/** Days count from today; those of `daysAgo`, back from it. Of `more` units the client wishes for none in particular. */
export type DemoReservation = {
  client: string;
  location: string;
  bloque?: string;
  /** The place of a project that is under way. */
  project?: string;
  notes?: string;
  daysAgo: number;
  lines: Line[];
  held?: { daysAgo: number; hours?: number };
  confirmedDaysAgo?: number;
  cancelled?: { daysAgo: number; reason: string };
  isConverted?: boolean;
};

export const demoReservations: DemoReservation[] = [
  {
    client: "1690234560001",
    location: "Puente Río Villano, campamento de armado",
    daysAgo: 9,
    lines: [{ type_equipment: "EST4UR", codes: ["EQ-EUR-04", "EQ-EUR-05"], from: 8, to: 50 }],
    held: { daysAgo: 9 },
  },
  {
    client: "1490345678001",
    location: "Campamento Nangaritza, frente sur",
    daysAgo: 8,
    lines: [
      { type_equipment: "PTRTAR", codes: ["EQ-PAR-04"], cost: "110.00", from: 15, to: 105 },
      { type_equipment: "TNQAAR", codes: ["EQ-TAR-05", "EQ-TAR-06"], from: 15, to: 105 },
    ],
    confirmedDaysAgo: 7,
    cancelled: {
      daysAgo: 2,
      reason: "El cliente aplazó la perforación hasta el próximo trimestre.",
    },
  },
  {
    client: "1791234561001",
    location: "Campo Norte, plataforma 9",
    bloque: "BLOCK 12",
    notes: "Mismas condiciones del contrato marco; entrega en helipuerto.",
    daysAgo: 7,
    lines: [
      {
        type_equipment: "BTSNHM",
        codes: ["EQ-BSH-11", "EQ-BSH-12", "EQ-BSH-13"],
        from: 10,
        to: 71,
        cost: "12.00",
        maintenance_cost: "18.00",
        frequency_type: "WEEK",
        weekdays: [0, 3],
      },
      { type_equipment: "BTSNMJ", codes: ["EQ-BSM-09"], from: 10, to: 71, cost: "12.00" },
      { type_equipment: "LVMNOS", codes: ["EQ-LVM-11"], from: 10, to: 71, cost: "6.80" },
    ],
    confirmedDaysAgo: 5,
  },
  {
    client: "1690234560001",
    location: "Puente Río Curaray, frente 2",
    project: "Puente Río Curaray, frente 2",
    daysAgo: 6,
    lines: [
      {
        type_equipment: "TNQAAC",
        codes: ["EQ-TAC-04", "EQ-TAC-05"],
        from: 0,
        to: 60,
        cost: "9.00",
      },
    ],
    confirmedDaysAgo: 4,
    isConverted: true,
  },
  {
    client: "2191234564001",
    location: "Estación Aguarico, área de separadores",
    bloque: "BLOCK 07",
    project: "Estación Aguarico, área de separadores",
    notes: "Para la parada de planta.",
    daysAgo: 4,
    lines: [
      { type_equipment: "LVMNOS", codes: ["EQ-LVM-02"], from: 2, to: 32, cost: "7.00" },
      { type_equipment: "PTRTAP", codes: ["EQ-PAP-04"], from: 14, to: 44, cost: "92.00" },
    ],
    confirmedDaysAgo: 3,
  },
  {
    client: "1793456782001",
    location: "Taladro AP-06, vía Auca km 52",
    bloque: "BLOCK 11",
    notes: "Esperan la orden de compra.",
    daysAgo: 3,
    lines: [
      {
        type_equipment: "CMPRBN",
        codes: ["EQ-CMP-07", "EQ-CMP-08"],
        from: 6,
        to: 36,
        cost: "47.00",
        maintenance_cost: "60.00",
        frequency_type: "WEEK",
        weekdays: [1, 4],
      },
    ],
    held: { daysAgo: 1 },
  },
  {
    client: "2290123456001",
    location: "Campamento volante sísmica 3D Tiputini, línea 14",
    bloque: "BLOCK 03",
    daysAgo: 1,
    lines: [
      { type_equipment: "BTSNMJ", codes: ["EQ-BSM-10"], from: 4, cost: "14.00" },
      { type_equipment: "LVMNOS", codes: ["EQ-LVM-12"], from: 4, cost: "7.00" },
    ],
    held: { daysAgo: 0, hours: 6 },
  },
  {
    client: "1792345677001",
    location: "Campamento base Pañacocha, ampliación",
    bloque: "BLOCK 15",
    notes: "Pidió cotización por correo; falta confirmar el acceso.",
    daysAgo: 1,
    lines: [
      { type_equipment: "BTSNHM", codes: ["EQ-BSH-14"], more: 2, from: 21, to: 82, cost: "12.50" },
      { type_equipment: "LVMNOS", codes: [], more: 2, from: 21, to: 82 },
      { type_equipment: "CMPRBN", codes: [], more: 1, from: 28 },
    ],
  },
];

type Block = Omit<z.input<typeof BlockInput>, "resource_id" | "from_date" | "to_date"> & {
  code: string;
  from: number;
  to?: number;
};

export const demoBlocks: Block[] = [
  {
    code: "EQ-CMP-06",
    block_kind: "REPAIR",
    from: 0,
    to: 9,
    reason: "Bomba de agua quemada; el repuesto llega de Quito.",
  },
  { code: "EQ-PAR-05", block_kind: "REPAIR", from: 0, reason: "Rebobinado del motor del blower." },
  {
    code: "EQ-PAP-03",
    block_kind: "INSPECTION",
    from: 5,
    to: 8,
    reason: "Calibración anual del equipo de medición y de la lámpara UV.",
  },
  {
    code: "EQ-LVM-09",
    block_kind: "REPAIR",
    from: 12,
    to: 16,
    reason: "Cambio programado de bomba de pedal y mangueras.",
  },
];
