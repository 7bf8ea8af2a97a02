import type { Standing } from "@/lib/alerts/alerts";
import { expiryLabels } from "@/lib/alerts/labels";

export type Stand = Pick<Standing, "status" | "daysLeft">;

/** How a record stands: as a paper, replaced by a newer one, or without an end. */
export type RecordStand = Stand | "replaced" | "lasting";

const days = (count: number) => (count === 1 ? "1 día" : `${count} días`);

/** How a paper stands, with the days that are left of it or that it has been over. */
export function expiryWords({ status, daysLeft }: Stand): string {
  const label = expiryLabels[status];
  if (daysLeft === null) return label;
  if (daysLeft < 0) return `${label} hace ${days(-daysLeft)}`;
  return daysLeft === 0 ? `${label}: hoy` : `${label}: ${days(daysLeft)}`;
}
