import type { FrequencyType } from "./frequency";

export const kindLabels = { EQUIPO: "Equipo", SERVICIO: "Servicio" } as const;

export const frequencyTypeLabels: Record<FrequencyType, string> = {
  DAY: "Cada cierto número de días",
  WEEK: "Días de la semana",
  MONTH: "Días del mes",
};

export const weekdayLabels = ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"] as const;

type Told = {
  frequencyType: FrequencyType;
  intervalDays: number;
  weekdays: readonly number[] | null;
  monthdays: readonly number[] | null;
};

const interval = (days: number) => (days === 1 ? "cada día" : `cada ${days} días`);

/** "cada 7 días", "lun, mié", "el 1, 15 de cada mes". */
export function frequencyInWords({ frequencyType, intervalDays, weekdays, monthdays }: Told) {
  if (frequencyType === "DAY") return interval(intervalDays);
  if (frequencyType === "WEEK") return (weekdays ?? []).map((day) => weekdayLabels[day]).join(", ");
  return `el ${(monthdays ?? []).join(", ")} de cada mes`;
}

type Described = { code: string; name: string };

/** The documented default descriptions (contract, section 3). */
export const rentDescription = ({ code }: Described, typeLabel: string): string =>
  `ALQUILER / ${code} / ${typeLabel}`;
export const serviceDescription = ({ code, name }: Described): string =>
  `SERVICIO / ${code} / ${name}`;
export const maintenanceDescription = ({ code }: { code: string }): string =>
  `MANTENIMIENTO / ${code}`;
