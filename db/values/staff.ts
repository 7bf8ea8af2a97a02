export const workAreas = [
  "PLANT_PROJECTS",
  "SANITARY_TECHNICIAN",
  "ASSISTANT",
  "MAINTENANCE_LOGISTICS",
  "SUPERVISOR",
] as const;

export const vaccineTypes = [
  "HEPATITIS_A_B",
  "TETANUS",
  "TYPHOID",
  "YELLOW_FEVER",
  "INFLUENZA",
  "MEASLES",
  "COVID",
  "OTHER",
] as const;
