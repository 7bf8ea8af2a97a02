/** Days count from today; negative ones are past. */
export const demoCrew = [
  {
    first_name: "Wilmer",
    last_name: "Grefa",
    work_area: "SANITARY_TECHNICIAN",
    dni: "1500874412",
    nro_phone: "099 411 2087",
    license_expiry_date: 410,
    defensive_driving_certificate_expiry_date: 75,
    medical_certificate_expiry_date: 130,
  },
  {
    first_name: "Segundo",
    last_name: "Tanguila",
    work_area: "SANITARY_TECHNICIAN",
    dni: "1500912265",
    nro_phone: "098 220 6641",
    license_expiry_date: -14,
    medical_certificate_expiry_date: 24,
  },
  {
    first_name: "Marlene",
    last_name: "Cerda",
    work_area: "PLANT_PROJECTS",
    dni: "1500733910",
    nro_phone: "096 318 5520",
    license_expiry_date: 690,
    mae_certificate_expiry_date: 8,
    medical_certificate_expiry_date: 201,
  },
] as const;

export const demoFleet = [
  {
    brand: "Hino",
    model: "GH 1726",
    type_vehicle: "VACUUM",
    year: 2021,
    no_plate: "QAB-4821",
    due_date_matricula: 160,
    due_date_mtop: 92,
    insurance_expiration_date: 240,
  },
  {
    brand: "Isuzu",
    model: "FVR 34",
    type_vehicle: "VACUUM",
    year: 2018,
    no_plate: "QAA-3307",
    due_date_matricula: -6,
    due_date_mtop: 19,
    insurance_expiration_date: 55,
  },
] as const;
