import type { PaperStanding } from "./alerts";
import { expiryLabels } from "./labels";

export type Stand = Pick<PaperStanding, "status" | "daysLeft">;

export type RecordStand = Stand | "replaced" | "lasting";

const days = (count: number) => (count === 1 ? "1 día" : `${count} días`);

function paperWords({ status, daysLeft }: Stand): string {
  const label = expiryLabels[status];
  if (daysLeft === null) return label;
  if (daysLeft < 0) return `${label} hace ${days(-daysLeft)}`;
  return daysLeft === 0 ? `${label}: hoy` : `${label}: ${days(daysLeft)}`;
}

const words = { replaced: "Reemplazado", lasting: "Sin vencimiento" };

export const expiryWords = (stand: RecordStand): string =>
  typeof stand === "string" ? words[stand] : paperWords(stand);
