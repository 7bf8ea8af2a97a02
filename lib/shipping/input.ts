import { z } from "zod";
import { guideStatuses, guideTypes, transportReasons } from "@/db/values";
import {
  DayInput,
  Id,
  IdFilter,
  inOurWords,
  MoneyInput,
  optionalDay,
  optionalText,
  QuantityInput,
  Search,
  text,
} from "../input";
import { filter, paging, wholeUnlessPaged } from "../list-input";
import { dayFilter, idFilter, oneOf } from "../list-query";

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
} as const;

const GuideItem = z
  .object({
    description: text(500),
    quantity: QuantityInput,
    unit: optionalText(50),
    id_resource_item: Id.nullish(),
  })
  .transform(inOurWords(names));

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
  .transform(inOurWords(names));

export const GuideChanges = z
  .object({
    project_id: Id.optional(),
    issue_date: DayInput.optional(),
    ...optional,
    guide_number: text(50).optional(),
    status: z.enum(guideStatuses).optional(),
    guide_id: Id,
  })
  .transform(inOurWords(names));

export const GuideRef = z.object({ guide_id: Id }).transform(inOurWords(names));

export const GuideList = z
  .object({
    project_id: IdFilter,
    status: filter(z.enum(guideStatuses)),
    type_shipping_guide: filter(z.enum(guideTypes)),
    search: Search,
    ...paging,
  })
  .transform(wholeUnlessPaged)
  .transform(inOurWords(names));

/** What is typed to find the project, the unit or the vehicle of a guide. */
export const GuideSearch = z
  .object({ project_id: IdFilter, search: Search })
  .transform(inOurWords(names));

const sortable = ["number", "date", "type", "location", "partner", "cost", "status"] as const;

const filters = {
  status: oneOf(guideStatuses),
  type: oneOf(guideTypes),
  date_from: dayFilter(),
  date_to: dayFilter(),
};

/** What the list's screen may be asked. */
export const guideQuery = {
  sortable,
  filters: { projectId: idFilter(), partnerId: idFilter(), ...filters },
} as const;

/** What the list of one project may be asked; its path names the project. */
export const projectGuideQuery = {
  sortable,
  filters: { project_id: idFilter(), ...filters },
} as const;
