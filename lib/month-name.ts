const names = [
  "enero",
  "febrero",
  "marzo",
  "abril",
  "mayo",
  "junio",
  "julio",
  "agosto",
  "septiembre",
  "octubre",
  "noviembre",
  "diciembre",
] as const;

/** "enero", of a day or of a month, `YYYY-MM`. */
export const monthName = (of: string): string => names[Number(of.slice(5, 7)) - 1] ?? of;
