import type { vaccineTypes, workAreas } from "@/db/values";

export const workAreaLabels: Record<(typeof workAreas)[number], string> = {
  PLANT_PROJECTS: "Proyectos de plantas de tratamiento",
  SANITARY_TECHNICIAN: "Técnico de baterías sanitarias",
  ASSISTANT: "Ayudante",
  MAINTENANCE_LOGISTICS: "Mantenimientos y logística",
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
