export const weekdayHeads = [
  { short: "lun", name: "lunes" },
  { short: "mar", name: "martes" },
  { short: "mié", name: "miércoles" },
  { short: "jue", name: "jueves" },
  { short: "vie", name: "viernes" },
  { short: "sáb", name: "sábado" },
  { short: "dom", name: "domingo" },
] as const;
