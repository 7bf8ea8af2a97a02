import { counted } from "../values/count-text";
import { type Day, showDay, weekdayOf } from "../values/dates";
import type { FrequencyType } from "./frequency";
import type { AssignmentState } from "./state";

export const kindLabels = { EQUIPO: "Equipo", SERVICIO: "Servicio" } as const;

/** What a unit costs a day, and a service each time. */
export const costLabels = { EQUIPO: "Tarifa diaria", SERVICIO: "Costo por visita" } as const;

export const frequencyTypeLabels: Record<FrequencyType, string> = {
  DAY: "Por días",
  WEEK: "Por semana",
  MONTH: "Por mes",
};

export const stateLabels: Record<AssignmentState, string> = {
  planned: "Programada",
  active: "Activa",
  ended: "Terminada",
  retired: "Retirada",
};

export const weekdayLabels = ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"] as const;

type ShownFrequency = {
  frequencyType: FrequencyType;
  intervalDays: number;
  weekdays: readonly number[] | null;
  monthdays: readonly number[] | null;
};

const interval = (days: number) => (days === 1 ? "cada día" : `cada ${days} días`);

const wordsBy: Record<FrequencyType, (told: ShownFrequency) => string> = {
  DAY: ({ intervalDays }) => interval(intervalDays),
  WEEK: ({ weekdays }) => (weekdays ?? []).map((day) => weekdayLabels[day]).join(", "),
  MONTH: ({ monthdays }) => `el ${(monthdays ?? []).join(", ")} de cada mes`,
};

/** "cada 7 días", "lun, mié", "el 1, 15 de cada mes". */
export const frequencyInWords = (frequency: ShownFrequency): string =>
  wordsBy[frequency.frequencyType](frequency);

/** "lun 24/11/2026". */
export const showWeekday = (day: Day): string => `${weekdayLabels[weekdayOf(day)]} ${showDay(day)}`;

type Described = { code: string; name: string };

/** Documented (contract, section 3). */
export const rentDescription = ({ code }: Described, typeLabel: string): string =>
  `ALQUILER / ${code} / ${typeLabel}`;
export const serviceDescription = ({ code, name }: Described): string =>
  `SERVICIO / ${code} / ${name}`;
export const maintenanceDescription = ({ code }: { code: string }): string =>
  `MANTENIMIENTO / ${code}`;

export const returnBeforeStart = "El retorno previsto no puede ser anterior al inicio.";

export const returnOfUnitsOnly = "Solo un equipo lleva retorno previsto.";

type ExchangeTold = { released: string; assigned: string; serviceCount: number };

/** "EQ-2 queda en lugar de EQ-1, con sus 2 servicios." */
export function exchangedInWords({ released, assigned, serviceCount }: ExchangeTold): string {
  const follows = serviceCount > 0 ? `, con ${counted(serviceCount, "servicio", "servicios")}` : "";
  return `${assigned} queda en lugar de ${released}${follows}.`;
}

/** How the reason of a retirement begins when another unit, named next, came in its place. */
export const exchangedFor = "Intercambio por ";
