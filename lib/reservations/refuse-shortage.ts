import type { equipmentTypes } from "@/db/values";
import { typeLabels } from "../equipment/labels";
import { Refused } from "../kernel/errors";
import { type Day, showDay } from "../values/dates";

type Short = { type: (typeof equipmentTypes)[number] | undefined; day: Day; missing: number };

/** With the first day on which there are too few. */
export function refuseShortage({ type, day, missing }: Short, field: string): never {
  const lacks = missing === 1 ? "Falta 1 equipo" : `Faltan ${missing} equipos`;
  const message = `${lacks} de ${type ? typeLabels[type] : ""} desde el ${showDay(day)}.`;
  throw new Refused(message, "resource_reserved", { [field]: [message] });
}
