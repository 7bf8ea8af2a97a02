/** Days count from today; negative ones are past. */
export type DemoMember = {
  record: Record<string, string | number | boolean>;
  passes?: { bloque: string; fecha_caducidad: number; notes?: string }[];
  vaccines?: {
    vaccine_type: string;
    application_date: number;
    next_dose_date?: number;
    dose?: number;
  }[];
};

export const demoCrew: DemoMember[] = [
  {
    record: {
      first_name: "Wilmer",
      last_name: "Grefa",
      email: "tecnico@demo.faena",
      work_area: "SANITARY_TECHNICIAN",
      dni: "1500874415",
      nro_phone: "099 411 2087",
      is_iess_affiliated: true,
      license_expiry_date: 410,
      defensive_driving_certificate_expiry_date: 75,
      medical_certificate_expiry_date: 130,
    },
    passes: [
      { bloque: "block_12", fecha_caducidad: 96 },
      { bloque: "block_15", fecha_caducidad: 9, notes: "Renovación pedida a la garita" },
    ],
    vaccines: [
      { vaccine_type: "TETANUS", application_date: -3300, next_dose_date: -20, dose: 2 },
      { vaccine_type: "TETANUS", application_date: -20, next_dose_date: 3630, dose: 3 },
      { vaccine_type: "YELLOW_FEVER", application_date: -700 },
    ],
  },
  {
    record: {
      first_name: "Segundo",
      last_name: "Tanguila",
      work_area: "SANITARY_TECHNICIAN",
      dni: "1500912264",
      nro_phone: "098 220 6641",
      is_iess_affiliated: true,
      license_expiry_date: -14,
      medical_certificate_expiry_date: 24,
    },
    passes: [{ bloque: "block_15", fecha_caducidad: -3 }],
    vaccines: [
      { vaccine_type: "HEPATITIS_A_B", application_date: -176, next_dose_date: 4, dose: 1 },
    ],
  },
  {
    record: {
      first_name: "Marlene",
      last_name: "Cerda",
      work_area: "PLANT_PROJECTS",
      dni: "1500733918",
      nro_phone: "096 318 5520",
      is_iess_affiliated: true,
      has_life_insurance_policy: true,
      license_expiry_date: 690,
      mae_certificate_expiry_date: 8,
      medical_certificate_expiry_date: 201,
    },
    passes: [{ bloque: "block_12", fecha_caducidad: 240 }],
    vaccines: [{ vaccine_type: "INFLUENZA", application_date: -340, next_dose_date: 25 }],
  },
  {
    record: {
      first_name: "Édison",
      last_name: "Shiguango",
      work_area: "MAINTENANCE_LOGISTICS",
      dni: "1501046633",
      nro_phone: "093 870 1126",
      is_iess_affiliated: true,
      license_expiry_date: 52,
      defensive_driving_certificate_expiry_date: 19,
      medical_certificate_expiry_date: 288,
    },
    vaccines: [{ vaccine_type: "TYPHOID", application_date: -1120, next_dose_date: -25 }],
  },
  {
    record: {
      first_name: "Nelly",
      last_name: "Andy",
      work_area: "ASSISTANT",
      dni: "1501183345",
      nro_phone: "097 002 4418",
      medical_certificate_expiry_date: 3,
    },
  },
  {
    record: {
      first_name: "Patricio",
      last_name: "Yépez",
      work_area: "SUPERVISOR",
      dni: "1709822157",
      nro_phone: "099 640 7703",
      is_iess_affiliated: true,
      has_life_insurance_policy: true,
      license_expiry_date: 1210,
      defensive_driving_certificate_expiry_date: 500,
      mae_certificate_expiry_date: 311,
      medical_certificate_expiry_date: 157,
    },
    passes: [
      { bloque: "block_12", fecha_caducidad: 200 },
      { bloque: "block_15", fecha_caducidad: 200 },
      { bloque: "block_16", fecha_caducidad: 28 },
    ],
  },
];
