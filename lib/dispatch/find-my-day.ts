import { isWorking } from "../equipment/condition";
import { conditionLabels } from "../equipment/labels";
import type { Context } from "../kernel/context";
import { links } from "../links/pages";
import type { Entry } from "../schedule/entries";
import { findOwnStaff, type OwnStaff } from "../staff/find-own-staff";
import { counted } from "../values/count-text";
import { type BoardStop, boardOf } from "./board";
import { formForVisit, type VisitRecordKind } from "./form-for-visit";
import { listLateVisits } from "./list-late-visits";
import { listRoutes } from "./list-routes";
import { listServiceFacts, type ServiceFacts } from "./list-service-facts";
import { listWork } from "./list-work";
import { isToDo } from "./routable";

export type MyStop = {
  entry: Entry;
  isToDo: boolean;
  windowStart: string | null;
  windowEnd: string | null;
  notes: string | null;
  contact: { name: string; phone: string | null } | null;
  /** What is due there, in words. */
  due: string[];
  /** What is filled in before the visit is marked, and where; null when that is all, or already done. */
  toFill: { form: Exclude<VisitRecordKind, "visit">; href: string } | null;
};

export type OwnDay = {
  own: OwnStaff;
  routeId: number;
  plate: string | null;
  notes: string | null;
  stops: MyStop[];
  left: number;
};

function toFillAt(facts: ServiceFacts, vehicleId: number | null): MyStop["toFill"] {
  const form = formForVisit(facts);
  if (form === "visit") return null;
  if (form === "chain") {
    const { worksheetId, unitAssignmentId } = facts;
    const href = worksheetId
      ? links.newChainAt({ worksheetId, unitAssignmentId, vehicleId })
      : links.newCustody;
    return facts.hasChain ? null : { form, href };
  }
  const { projectId, servedEquipmentId } = facts;
  return facts.hasMaintenanceSheet
    ? null
    : { form, href: links.newMaintenanceOf(servedEquipmentId, projectId) };
}

function dueAt({ condition, servedCode }: ServiceFacts, late: number): string[] {
  const isInNeed = condition !== null && !isWorking({ condition });
  return [
    ...(late > 0
      ? [counted(late, "visita atrasada sin registrar", "visitas atrasadas sin registrar")]
      : []),
    ...(isInNeed
      ? [`${servedCode ?? "El equipo"}: ${conditionLabels[condition].toLowerCase()}`]
      : []),
  ];
}

type Known = {
  facts: ReadonlyMap<number, ServiceFacts>;
  late: ReadonlyMap<number, number>;
  vehicleId: number | null;
};

function myStop(stop: BoardStop, { facts, late, vehicleId }: Known): MyStop {
  const { entry, windowStart, windowEnd, notes } = stop;
  const service = entry.kind === "visit" ? facts.get(entry.assignmentId) : undefined;
  const lateHere = entry.kind === "visit" ? (late.get(entry.assignmentId) ?? 0) : 0;
  return {
    ...{ entry, windowStart, windowEnd, notes },
    isToDo: isToDo(entry),
    contact: service?.contactName
      ? { name: service.contactName, phone: service.contactPhone }
      : null,
    due: service ? dueAt(service, lateHere) : [],
    toFill: service ? toFillAt(service, vehicleId) : null,
  };
}

/** Today's route of the caller, as he was told of it; null when he has none. */
export async function findMyDay(ctx: Context): Promise<OwnDay | null> {
  const own = await findOwnStaff(ctx);
  if (!own) return null;
  const span = { from: ctx.today, to: ctx.today };
  const [route] = await listRoutes(ctx, { ...span, staffId: own.id });
  if (!route || route.publishedAt === null || route.stops.length === 0) return null;
  const ids = route.stops.flatMap(({ assignmentId }) => assignmentId ?? []);
  const [work, facts, late] = await Promise.all([
    listWork(ctx, span),
    listServiceFacts(ctx, ids),
    listLateVisits(ctx, ids),
  ]);
  const [day] = boardOf([ctx.today], { work, routes: [route], whyUnfit: () => null });
  const known = {
    facts: new Map(facts.map((one) => [one.assignmentId, one])),
    late,
    vehicleId: route.vehicleId,
  };
  const stops = (day?.routes[0]?.stops ?? []).map((stop) => myStop(stop, known));
  return {
    own,
    routeId: route.id,
    plate: route.plate,
    notes: route.notes,
    stops,
    left: stops.filter((stop) => stop.isToDo).length,
  };
}
