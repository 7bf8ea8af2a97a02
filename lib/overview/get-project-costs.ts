import { and, eq } from "drizzle-orm";
import { live } from "@/db/live";
import { assignments } from "@/db/schema";
import { type CostPart, costParts, daysRented, eventsScheduled } from "../assignments/costs";
import { listNamedAssignments, type NamedAssignment } from "../assignments/queries";
import type { Context } from "../kernel/context";
import { isUnitAssignment } from "../placement/assignment-kind";
import type { Project } from "../projects/get-project";
import type { Day } from "../values/dates";
import {
  type CostSummary,
  type CostToDate,
  costedUntil,
  costSummary,
  costToDate,
} from "./cost-summary";

/** `parts` are the counts of each price. */
export type CostedAssignment = {
  assignment: NamedAssignment;
  count: number;
  parts: CostPart[];
  cost: CostToDate;
};

export type ProjectCosts = { rows: CostedAssignment[]; summary: CostSummary };

export const listCostedAssignments = (
  ctx: Context,
  projectId: number,
): Promise<NamedAssignment[]> =>
  listNamedAssignments(ctx, and(live(assignments), eq(assignments.projectId, projectId)));

export function projectCostsOf(
  project: Project,
  found: readonly NamedAssignment[],
  today: Day,
): ProjectCosts {
  const until = costedUntil(project, today);
  const rows = found.map((assignment) => ({
    assignment,
    count: isUnitAssignment(assignment)
      ? daysRented(assignment, until)
      : eventsScheduled(assignment, until),
    parts: costParts(assignment, until),
    cost: costToDate(assignment, project, today),
  }));
  const costs = rows.map(({ cost }) => cost);
  return { rows, summary: costSummary(costs, project, today) };
}

export const getProjectCosts = async (ctx: Context, project: Project): Promise<ProjectCosts> =>
  projectCostsOf(project, await listCostedAssignments(ctx, project.id), ctx.today);
