export const aPerson = {
  first_name: "Rosa",
  last_name: "Grefa",
  dni: "1500123456",
  work_area: "SANITARY_TECHNICIAN",
};

export const wholePerson = {
  ...aPerson,
  email: "rosa.grefa@faena.test",
  nro_phone: "099 111 2222",
  date_joined: "2024-02-01",
  birth_date: "1990-05-31",
  license_issue_date: "2025-01-01",
  license_expiry_date: "2030-01-01",
  defensive_driving_certificate_issue_date: "2026-01-02",
  defensive_driving_certificate_expiry_date: "2027-01-02",
  mae_certificate_issue_date: "2026-01-03",
  mae_certificate_expiry_date: "2027-01-03",
  medical_certificate_issue_date: "2026-01-04",
  medical_certificate_expiry_date: "2027-01-04",
  is_iess_affiliated: true,
  has_life_insurance_policy: true,
  quest_ncst_code: "Q-9",
  quest_instructor: "Ing. Andi",
  quest_start_date: "2026-01-05",
  quest_end_date: "2027-01-05",
  notes: "Turno 14/7",
};
