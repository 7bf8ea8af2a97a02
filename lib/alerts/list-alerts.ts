import type { BaseContext } from "../kernel/context";
import type { Listed } from "../lists/page";
import { type AlertDays, alertStatuses, expiryOf, needsAttention } from "../papers/expiry";
import { getAlertDays } from "../settings/get-alert-days";
import type { Day } from "../values/dates";
import { single } from "../values/rows";
import type { Counts } from "./alert-counts";
import type { PaperAlert } from "./alerts";
import { paperWords } from "./paper-words";
import { type AlertsAsked, type PaperFact, selectAlerts } from "./select-alerts";

export type AlertReport = Listed<PaperAlert> & { counts: Counts };

function alertsOfFact(fact: PaperFact, day: Day, days: AlertDays): PaperAlert[] {
  const { kind, field, subjectId, subjectName, recordId, expiresOn } = fact;
  const standing = expiryOf(fact, day, days);
  if (!needsAttention(standing)) return [];
  const { fieldName, label } = paperWords(fact);
  const paper = { kind, field, fieldName, label, subjectId, subjectName, recordId, expiresOn };
  return [{ ...paper, ...standing }];
}

/**
 * Papers of active technicians and vehicles (contract, section 8), the worst first. The counts cover every status and
 * page of the kind asked for.
 */
export async function listAlerts(ctx: BaseContext, asked: AlertsAsked): Promise<AlertReport> {
  const days = await getAlertDays(ctx);
  const found = await selectAlerts(ctx, asked, days);
  const { expired, due_10, due_30, missing } = single(found);
  const counts = { expired, due_10, due_30, missing };
  const counted = alertStatuses.filter((status) => !asked.status || status === asked.status);
  return {
    rows: found.flatMap((fact) => (fact.field === null ? [] : alertsOfFact(fact, ctx.today, days))),
    total: counted.reduce((sum, status) => sum + counts[status], 0),
    page: asked.page,
    counts,
  };
}
