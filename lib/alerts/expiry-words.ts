import type { PaperStanding } from "./alerts";
import { expiryLabels } from "./labels";

export type Stand = Pick<PaperStanding, "status" | "daysLeft">;

/** As a paper, replaced by a newer one, or without an end. */
export type RecordStand = Stand | "replaced" | "lasting";

const days = (count: number) => (count === 1 ? "1 día" : `${count} días`);

/** With the days that are left of it or that it has been over. */
function paperWords({ status, daysLeft }: Stand): string {
  const label = expiryLabels[status];
  if (daysLeft === null) return label;
  if (daysLeft < 0) return `${label} hace ${days(-daysLeft)}`;
  return daysLeft === 0 ? `${label}: hoy` : `${label}: ${days(daysLeft)}`;
}

const words = { replaced: "Reemplazado", lasting: "Sin vencimiento" };

export const expiryWords = (stand: RecordStand): string =>
  typeof stand === "string" ? words[stand] : paperWords(stand);
