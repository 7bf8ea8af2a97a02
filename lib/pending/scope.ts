import type { Worksheet } from "../billing/worksheet-queries";
import { links } from "../links/pages";
import type { Project } from "../projects/get-project";
import { type Day, firstDay, lastDay } from "../values/dates";
import type { Decimal } from "../values/decimal";
import type { PendingKind } from "./kinds";

export type PendingScope = { project: Project; sheet: Worksheet | null };

export type PendingItem = {
  id: string;
  title: string;
  detail: string;
  date: Day | null;
  url: string;
  /** US$, where it is money. */
  amount?: Decimal;
};

export const scopeSpan = ({ sheet }: PendingScope): { from: Day; to: Day } =>
  sheet ? { from: sheet.periodStart, to: sheet.periodEnd } : { from: firstDay, to: lastDay };

export function pendingAddress({ project, sheet }: PendingScope, kind: PendingKind): string {
  if (kind === "unbilled")
    return links.unbilledOf(project.id, sheet ? [sheet.periodStart, sheet.periodEnd] : null);
  return links.pending(project.id, { kind, worksheetId: sheet?.id ?? null });
}
