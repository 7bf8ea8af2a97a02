export const reportGroups = [
  "units",
  "money",
  "waste",
  "service",
  "people",
  "logistics",
  "control",
] as const;

export type ReportGroup = (typeof reportGroups)[number];

export const reportGroupLabels: Record<ReportGroup, string> = {
  units: "Equipos",
  money: "Dinero",
  waste: "Desechos",
  service: "Servicio",
  people: "Personas y vehículos",
  logistics: "Logística",
  control: "Control",
};
