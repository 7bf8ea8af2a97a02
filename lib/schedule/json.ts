import * as z from "zod";
import { visitStatuses } from "@/db/values";
import { type Listed, listJson } from "../lists/page";
import { projectName } from "../projects/labels";
import { asNumber } from "../values/decimal";
import { listBody, namedBody, recordBody } from "../wire/output";
import type { PlannedVisit } from "./list-schedule";
import type { MarkedVisit } from "./mark-visit";
import { visitedOn } from "./plan";

const Text = z.string().nullable();
const Day = z.iso.date();

const PlannedBody = namedBody("PlannedVisit", {
  project_resource_id: z.int(),
  project_id: z.int(),
  project_name: z.string(),
  location: z.string(),
  resource_item_id: z.int(),
  resource_item_code: z.string(),
  resource_item_name: z.string(),
  physical_equipment_code: z.int(),
  detailed_description: z.string(),
  planned_date: Day,
  date: Day,
  status: z.enum(["PLANNED", ...visitStatuses]),
  visit_id: z.int().nullable(),
  technical_id: z.int().nullable(),
  reason: Text,
  cost: z.number(),
});

const VisitBody = namedBody("Visit", {
  id: z.int(),
  project_resource_id: z.int(),
  project_id: z.int(),
  planned_date: Day,
  date: Day,
  status: z.enum(visitStatuses),
  moved_to: Day.nullable(),
  reason: Text,
  technical_id: z.int().nullable(),
  notes: Text,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

const plannedJson = ({
  service,
  plannedDate,
  date,
  visit,
}: PlannedVisit): z.input<typeof PlannedBody> => ({
  project_resource_id: service.assignmentId,
  project_id: service.projectId,
  project_name: projectName({ id: service.projectId, partnerName: service.partnerName }),
  location: service.location,
  resource_item_id: service.equipmentId,
  resource_item_code: service.code,
  resource_item_name: service.name,
  physical_equipment_code: service.servedEquipmentId ?? 0,
  detailed_description: service.description,
  planned_date: plannedDate,
  date,
  status: visit?.status ?? "PLANNED",
  visit_id: visit?.id ?? null,
  technical_id: visit?.staffId ?? null,
  reason: visit?.reason ?? null,
  cost: asNumber(service.cost),
});

const visitJson = ({ visit, projectId }: MarkedVisit): z.input<typeof VisitBody> => ({
  id: visit.id,
  project_resource_id: visit.assignmentId,
  project_id: projectId,
  planned_date: visit.plannedDate,
  date: visitedOn(visit),
  status: visit.status,
  moved_to: visit.movedTo,
  reason: visit.reason,
  technical_id: visit.staffId,
  notes: visit.notes,
  created_at: visit.createdAt.toISOString(),
  updated_at: visit.updatedAt.toISOString(),
});

export const ScheduleListing = listBody(PlannedBody);
export const VisitRecord = recordBody(VisitBody);

export const scheduleJson = (listed: Listed<PlannedVisit>) => listJson(listed, plannedJson);

const messages = {
  DONE: "Visita registrada como realizada.",
  SKIPPED: "Visita registrada como omitida.",
  MOVED: "Visita movida.",
} as const;

export const visitMarkedJson = (marked: MarkedVisit) => ({
  message: messages[marked.visit.status],
  data: visitJson(marked),
});
export const visitUndoneJson = () => ({ message: "La visita vuelve a estar prevista." });
