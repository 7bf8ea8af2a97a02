import * as z from "zod";
import { guideStatuses, guideTypes, transportReasons } from "@/db/values";
import { type Listed, listJson } from "../lists/page";
import { projectName } from "../projects/labels";
import { asNumber } from "../values/decimal";
import { listBody, namedBody, recordBody } from "../wire/output";
import { guideStatusLabels, guideTypeLabels, transportReasonLabels } from "./labels";
import type { Guide, GuideItem } from "./queries";

const Text = z.string().nullable();
const Day = z.iso.date();

const ItemBody = namedBody("GuideItem", {
  id: z.int(),
  description: z.string(),
  quantity: z.number(),
  unit: Text,
  id_resource_item: z.int().nullable(),
  resource_item_code: Text,
  resource_item_name: Text,
});

const GuideBody = namedBody("Guide", {
  id: z.int(),
  guide_number: z.string(),
  project_id: z.int(),
  project_name: z.string(),
  type_shipping_guide: z.enum(guideTypes),
  type_shipping_guide_display: z.string(),
  status: z.enum(guideStatuses),
  status_display: z.string(),
  issue_date: Day,
  start_date: Day.nullable(),
  end_date: Day.nullable(),
  origin_place: Text,
  destination_place: Text,
  carrier_name: Text,
  carrier_ci: Text,
  vehicle_plate: Text,
  dispatcher_name: Text,
  dispatcher_ci: Text,
  contact_name: Text,
  contact_phone: Text,
  recibed_by: Text,
  recibed_ci: Text,
  reason_transport: z.enum(transportReasons).nullable(),
  reason_transport_display: Text,
  cost_transport: z.number(),
  cost_stowage: z.number(),
  sheet_project_logistics_concept: Text,
  sheet_project_stowage_concept: Text,
  notes: Text,
  shipping_guide_file: Text,
  details: z.array(ItemBody),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

const itemJson = (item: GuideItem): z.input<typeof ItemBody> => ({
  id: item.id,
  description: item.description,
  quantity: asNumber(item.quantity),
  unit: item.unit,
  id_resource_item: item.equipmentId,
  resource_item_code: item.code,
  resource_item_name: item.name,
});

const guideJson = (guide: Guide): z.input<typeof GuideBody> => ({
  id: guide.id,
  guide_number: guide.guideNumber,
  project_id: guide.projectId,
  project_name: projectName({ id: guide.projectId, partnerName: guide.partnerName }),
  type_shipping_guide: guide.type,
  type_shipping_guide_display: guideTypeLabels[guide.type],
  status: guide.status,
  status_display: guideStatusLabels[guide.status],
  issue_date: guide.issueDate,
  start_date: guide.startDate,
  end_date: guide.endDate,
  origin_place: guide.originPlace,
  destination_place: guide.destinationPlace,
  carrier_name: guide.carrierName,
  carrier_ci: guide.carrierCi,
  vehicle_plate: guide.vehiclePlate,
  dispatcher_name: guide.dispatcherName,
  dispatcher_ci: guide.dispatcherCi,
  contact_name: guide.contactName,
  contact_phone: guide.contactPhone,
  recibed_by: guide.receivedBy,
  recibed_ci: guide.receivedCi,
  reason_transport: guide.reason,
  reason_transport_display: guide.reason && transportReasonLabels[guide.reason],
  cost_transport: asNumber(guide.transportCost),
  cost_stowage: asNumber(guide.stowageCost),
  sheet_project_logistics_concept: guide.logisticsConcept,
  sheet_project_stowage_concept: guide.stowageConcept,
  notes: guide.notes,
  shipping_guide_file: guide.files.shipping_guide_file ?? null,
  details: guide.items.map(itemJson),
  created_at: guide.createdAt.toISOString(),
  updated_at: guide.updatedAt.toISOString(),
});

export const GuideRecord = recordBody(GuideBody);
export const GuideListing = listBody(GuideBody);

export const guideRecordJson = (guide: Guide) => ({ data: guideJson(guide) });
export const guideCreatedJson = (guide: Guide) => ({
  message: `Guía de remisión ${guide.guideNumber} creada.`,
  data: guideJson(guide),
});
export const guideUpdatedJson = (guide: Guide) => ({
  message: `Guía de remisión ${guide.guideNumber} actualizada.`,
  data: guideJson(guide),
});
export const guideDeletedJson = () => ({ message: "Guía de remisión eliminada." });
export const guideListJson = (listed: Listed<Guide>) => listJson(listed, guideJson);
