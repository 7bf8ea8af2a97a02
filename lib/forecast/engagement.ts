import type { RuleSubject } from "../states/gate";
import type { Day } from "../values/dates";

/** Somebody or something is wanted at a project on a day. */
export type Engagement = { subject: RuleSubject; id: number; projectId: number; day: Day };

export const engaged = (
  subject: RuleSubject,
  id: number | null,
  when: Pick<Engagement, "projectId" | "day">,
): Engagement[] => (id === null ? [] : [{ subject, id, ...when }]);

/** Far more than a company plans in two months. */
export const mostPlanned = 50_000;
