import { and, eq, isNull, lte } from "drizzle-orm";
import { assignments } from "@/db/schema";
import { listNamedAssignments } from "../assignments/queries";
import type { Context } from "../kernel/context";
import { links } from "../links/pages";
import { unretired } from "../placement/holding";
import { ofServices } from "../placement/of-kind";
import { type PendingItem, type PendingScope, scopeSpan } from "./scope";

/** Without a last day, begun by the end of the period. */
export async function listEndlessServices(
  ctx: Context,
  scope: PendingScope,
): Promise<PendingItem[]> {
  const services = await listNamedAssignments(
    ctx,
    and(
      unretired(assignments),
      eq(assignments.projectId, scope.project.id),
      ofServices(assignments),
      isNull(assignments.endDate),
      lte(assignments.startDate, scopeSpan(scope).to),
    ),
  );
  return services.map(({ id, projectId, name, description, servedCode, code, startDate }) => ({
    id: `service-${id}`,
    title: name,
    detail: [servedCode ?? code, description].join(" · "),
    date: startDate,
    url: links.services(projectId),
  }));
}
