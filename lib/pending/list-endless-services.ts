import { and, eq, isNull, lte } from "drizzle-orm";
import { assignments } from "@/db/schema";
import { placed } from "../assignments/queries";
import type { Context } from "../kernel/context";
import { links } from "../links/pages";
import { isActive } from "../placement/holding";
import { type PendingItem, type Scope, spanOf } from "./scope";

/** The services that go on without a last day, begun by the end of the period; one query. */
export async function listEndlessServices(ctx: Context, scope: Scope): Promise<PendingItem[]> {
  const services = await placed(
    ctx,
    and(
      isActive(assignments),
      eq(assignments.projectId, scope.project.id),
      eq(assignments.kind, "SERVICIO"),
      isNull(assignments.endDate),
      lte(assignments.startDate, spanOf(scope).to),
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
