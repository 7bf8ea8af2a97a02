/** Days count from today; negative ones are past. */
export type DemoTruck = {
  record: Record<string, string | number>;
  passes?: { bloque: string; fecha_caducidad: number }[];
  certifications?: { name: string; date_start: number; date_end: number }[];
};

export const demoFleet: DemoTruck[] = [
  {
    record: {
      brand: "Hino",
      model: "GH 1726",
      type_vehicle: "VACUUM",
      year: 2021,
      no_plate: "QAB-4821",
      capacity_gallons: "4000",
      due_date_matricula: 160,
      due_date_mtop: 92,
      due_date_technical_review: 204,
      due_date_satellite: 61,
      insurance_expiration_date: 240,
    },
    passes: [{ bloque: "BLOCK_12", fecha_caducidad: 118 }],
    certifications: [
      { name: "INSPECCION VOLUMETRICA", date_start: -300, date_end: 65 },
      { name: "PRUEBA HIDROSTATICA", date_start: -358, date_end: 7 },
    ],
  },
  {
    record: {
      brand: "Isuzu",
      model: "FVR 34",
      type_vehicle: "VACUUM",
      year: 2018,
      no_plate: "QAA-3307",
      capacity_gallons: "3000",
      status_vehicle: "EN MANTENIMIENTO",
      due_date_matricula: -6,
      due_date_mtop: 19,
      insurance_expiration_date: 55,
    },
    passes: [{ bloque: "BLOCK_15", fecha_caducidad: -1 }],
    certifications: [{ name: "MEDICION DE ESPESORES", date_start: -380, date_end: -15 }],
  },
  {
    record: {
      brand: "Chevrolet",
      model: "D-Max",
      type_vehicle: "CAMIONETA",
      year: 2023,
      no_plate: "PCV-7719",
      due_date_matricula: 301,
      due_date_technical_review: 12,
      insurance_expiration_date: 140,
    },
    passes: [
      { bloque: "BLOCK_12", fecha_caducidad: 44 },
      { bloque: "BLOCK_15", fecha_caducidad: 10 },
    ],
  },
  {
    record: {
      brand: "Mack",
      model: "Granite",
      type_vehicle: "PLATAFORMA",
      year: 2016,
      no_plate: "QAC-1180",
      due_date_matricula: 88,
      due_date_mtop: 2,
      due_date_cert_oper: 30,
      insurance_expiration_date: 88,
    },
    certifications: [{ name: "INSPECCION DE SEGURIDAD", date_start: -90, date_end: 275 }],
  },
];
