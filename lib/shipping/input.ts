import * as z from "zod";
import { guideStatuses, guideTypes, transportReasons } from "@/db/values";
import {
  DayInput,
  Id,
  LooseId,
  MoneyInput,
  optionalDay,
  optionalText,
  QuantityInput,
  renamed,
  text,
} from "../wire/input";

const names = {
  guide_id: "guideId",
  project_id: "projectId",
  guide_number: "guideNumber",
  type_shipping_guide: "type",
  issue_date: "issueDate",
  start_date: "startDate",
  end_date: "endDate",
  origin_place: "originPlace",
  destination_place: "destinationPlace",
  carrier_name: "carrierName",
  carrier_ci: "carrierCi",
  vehicle_plate: "vehiclePlate",
  dispatcher_name: "dispatcherName",
  dispatcher_ci: "dispatcherCi",
  contact_name: "contactName",
  contact_phone: "contactPhone",
  recibed_by: "receivedBy",
  recibed_ci: "receivedCi",
  reason_transport: "reason",
  cost_transport: "transportCost",
  cost_stowage: "stowageCost",
  sheet_project_logistics_concept: "logisticsConcept",
  sheet_project_stowage_concept: "stowageConcept",
  details: "items",
  id_resource_item: "equipmentId",
  gate_reason: "goingOn",
  resource_ids: "resourceIds",
} as const;

const GuideItem = z
  .object({
    description: text(500),
    quantity: QuantityInput,
    unit: optionalText(50),
    id_resource_item: Id.nullish(),
  })
  .transform(renamed(names));

const cost = MoneyInput.nullish().transform((amount) => (amount === null ? "0" : amount));

const optional = {
  type_shipping_guide: z
    .enum(guideTypes)
    .nullish()
    .transform((type) => (type === null ? "EXIT" : type)),
  start_date: optionalDay,
  end_date: optionalDay,
  origin_place: optionalText(300),
  destination_place: optionalText(300),
  carrier_name: optionalText(200),
  carrier_ci: optionalText(20),
  vehicle_plate: optionalText(20),
  dispatcher_name: optionalText(200),
  dispatcher_ci: optionalText(20),
  contact_name: optionalText(200),
  contact_phone: optionalText(50),
  recibed_by: optionalText(200),
  recibed_ci: optionalText(20),
  reason_transport: z.enum(transportReasons).nullish(),
  cost_transport: cost,
  cost_stowage: cost,
  sheet_project_logistics_concept: optionalText(500),
  sheet_project_stowage_concept: optionalText(500),
  notes: optionalText(5000),
  details: z
    .array(GuideItem)
    .max(500)
    .nullish()
    .transform((items) => (items === null ? [] : items)),
};

export const GuideInput = z
  .object({ project_id: Id, issue_date: DayInput, ...optional, guide_number: optionalText(50) })
  .transform(renamed(names))
  .meta({ id: "GuideInput" });

const changed = {
  project_id: Id.optional(),
  issue_date: DayInput.optional(),
  ...optional,
  guide_number: text(50).optional(),
  status: z.enum(guideStatuses).optional(),
  guide_id: Id,
};

export const GuideChanges = z
  .object(changed)
  .transform(renamed(names))
  .meta({ id: "GuideChanges" });

/** Of a screen, which asks why it goes on where a rule blocks; null where nothing was said. */
const goingOn = { gate_reason: optionalText(1000).transform((reason) => reason ?? null) };

export const GuideFormInput = z
  .object({
    project_id: Id,
    issue_date: DayInput,
    ...optional,
    guide_number: optionalText(50),
    ...goingOn,
  })
  .transform(renamed(names));

export const GuideFormChanges = z.object({ ...changed, ...goingOn }).transform(renamed(names));

export const GuideGateQuery = z
  .object({
    project_id: LooseId,
    issue_date: DayInput,
    start_date: optionalDay,
    end_date: optionalDay,
    vehicle_plate: optionalText(20),
    carrier_ci: optionalText(20),
    resource_ids: z
      .string()
      .transform((listed) => (listed === "" ? [] : listed.split(",").map(Number)))
      .pipe(z.array(Id).max(500))
      .optional(),
  })
  .transform(renamed(names));

export const GuideRef = z.object({ guide_id: Id }).transform(renamed(names));
