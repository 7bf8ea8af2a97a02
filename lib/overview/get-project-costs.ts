import { and, eq } from "drizzle-orm";
import { live } from "@/db/live";
import { assignments } from "@/db/schema";
import { daysRented, eventsScheduled } from "../assignments/costs";
import { listNamedAssignments, type NamedAssignment } from "../assignments/queries";
import type { Context } from "../kernel/context";
import { isUnitAssignment } from "../placement/assignment-kind";
import type { Project } from "../projects/get-project";
import {
  type CostSummary,
  type CostToDate,
  costedUntil,
  costSummary,
  costToDate,
} from "./cost-summary";

export type CostedAssignment = { assignment: NamedAssignment; count: number; cost: CostToDate };

export type ProjectCosts = { rows: CostedAssignment[]; summary: CostSummary };

export async function getProjectCosts(ctx: Context, project: Project): Promise<ProjectCosts> {
  const found = await listNamedAssignments(
    ctx,
    and(live(assignments), eq(assignments.projectId, project.id)),
  );
  const until = costedUntil(project, ctx.today);
  const rows = found.map((assignment) => ({
    assignment,
    count: isUnitAssignment(assignment)
      ? daysRented(assignment, until)
      : eventsScheduled(assignment, until),
    cost: costToDate(assignment, project, ctx.today),
  }));
  const costs = rows.map(({ cost }) => cost);
  return { rows, summary: costSummary(costs, project, ctx.today) };
}
