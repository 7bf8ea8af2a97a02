import { and, eq, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { live, undeleted } from "@/db/live";
import { projects, shippingGuides, vehicles } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { billableGuides } from "../states/guide";
import type { Day, DaySpan } from "../values/dates";
import { mostPlanned, ofOpenProjects, overlapping } from "./engagement";

const guideStart = sql<Day>`coalesce(${shippingGuides.startDate}, ${shippingGuides.issueDate})`;
const guideEnd = sql<Day>`greatest(${guideStart}, ${shippingGuides.endDate})`;

export const listGuidesAhead = (ctx: BaseContext, span: DaySpan) =>
  ctx.db
    .select({
      id: vehicles.id,
      projectId: shippingGuides.projectId,
      from: sql<Day>`${guideStart}::text`,
      to: sql<Day>`${guideEnd}::text`,
    })
    .from(shippingGuides)
    .innerJoin(projects, eq(projects.id, shippingGuides.projectId))
    .innerJoin(
      vehicles,
      sql`upper(trim(${shippingGuides.vehiclePlate})) = ${vehicles.plate} and ${live(vehicles)}`,
    )
    .where(
      and(
        ofOpenProjects,
        undeleted(shippingGuides),
        among(shippingGuides.status, billableGuides),
        overlapping(guideStart, guideEnd, span),
      ),
    )
    .limit(mostPlanned);
