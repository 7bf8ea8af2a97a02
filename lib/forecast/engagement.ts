import { and, not, type SQL, sql } from "drizzle-orm";
import { live } from "@/db/live";
import { projects } from "@/db/schema";
import type { RuleSubject } from "../states/gate";
import type { Day, DaySpan } from "../values/dates";

/** Somebody or something is wanted at a project on a day. */
export type Engagement = { subject: RuleSubject; id: number; projectId: number; day: Day };

export const engaged = (
  subject: RuleSubject,
  id: number | null,
  when: Pick<Engagement, "projectId" | "day">,
): Engagement[] => (id === null ? [] : [{ subject, id, ...when }]);

/** Far more than a company plans in two months. */
export const mostPlanned = 50_000;

export const ofOpenProjects = and(live(projects), not(projects.isClosed));

export const overlapping = (from: SQL, to: SQL, span: DaySpan): SQL =>
  sql`${from} <= ${span.to} and ${to} >= ${span.from}`;
