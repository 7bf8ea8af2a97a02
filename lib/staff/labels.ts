import type { vaccineTypes, workAreas } from "@/db/values";

export const workAreaLabels: Record<(typeof workAreas)[number], string> = {
  PLANT_PROJECTS: "Proyectos de plantas",
  SANITARY_TECHNICIAN: "Técnico sanitario",
  ASSISTANT: "Asistente",
  MAINTENANCE_LOGISTICS: "Mantenimiento y logística",
  SUPERVISOR: "Supervisor",
};

export const vaccineLabels: Record<(typeof vaccineTypes)[number], string> = {
  HEPATITIS_A_B: "Hepatitis A y B",
  TETANUS: "Tétanos",
  TYPHOID: "Fiebre tifoidea",
  YELLOW_FEVER: "Fiebre amarilla",
  INFLUENZA: "Influenza",
  MEASLES: "Sarampión",
  COVID: "COVID-19",
  OTHER: "Otra vacuna",
};
