import type { UseFormReturn } from "react-hook-form";
import type * as z from "zod";
import type { Project } from "@/lib/projects/get-project";
import type { GuideFormChanges } from "@/lib/shipping/input";
import type { Guide } from "@/lib/shipping/queries";
import type { Day } from "@/lib/values/dates";

type Fields = z.input<typeof GuideFormChanges>;

export type ItemValues = NonNullable<Fields["details"]>[number] & {
  code?: string;
  /** What the chosen unit wrote into the description. */
  filled?: string;
};

/** Not sent to the server. */
export type GuideMemory = {
  form_key?: string;
  project_label?: string;
  /** What the chosen project wrote into the origin or the destination. */
  filled_place?: string;
  filled_contact_name?: string;
  filled_contact_phone?: string;
};

/** What either schema takes, and what only the form remembers. */
export type GuideValues = Omit<Partial<Fields>, "details" | "guide_number"> & {
  guide_number?: string | null | undefined;
  details?: ItemValues[] | null | undefined;
} & GuideMemory;

export type GuideFormState = UseFormReturn<GuideValues, unknown, GuideValues>;

export const blankItem: ItemValues = {
  description: "",
  quantity: "1",
  unit: "u",
  id_resource_item: null,
  code: "",
  filled: "",
};

const blank = {
  guide_number: "",
  reason_transport: null,
  start_date: "",
  end_date: "",
  origin_place: "",
  destination_place: "",
  carrier_name: "",
  carrier_ci: "",
  vehicle_plate: "",
  dispatcher_name: "",
  dispatcher_ci: "",
  contact_name: "",
  contact_phone: "",
  recibed_by: "",
  recibed_ci: "",
  cost_transport: "0",
  cost_stowage: "0",
  sheet_project_logistics_concept: "",
  sheet_project_stowage_concept: "",
  notes: "",
  gate_reason: "",
};

interface Opening {
  today: Day;
  dispatcher: string;
  project: Project | null;
}

export const newGuideValues = ({ today, dispatcher, project }: Opening): GuideValues => ({
  ...blank,
  ...(project && { project_id: project.id }),
  project_label: project?.location ?? "",
  type_shipping_guide: "EXIT",
  issue_date: today,
  destination_place: project?.location ?? "",
  filled_place: project?.location ?? "",
  contact_name: project?.contactName ?? "",
  filled_contact_name: project?.contactName ?? "",
  contact_phone: project?.contactPhone ?? "",
  filled_contact_phone: project?.contactPhone ?? "",
  dispatcher_name: dispatcher,
  details: [blankItem],
});

const text = (value: string | null) => value ?? "";

export const guideValues = (guide: Guide): GuideValues => ({
  guide_id: guide.id,
  project_id: guide.projectId,
  project_label: guide.location,
  filled_place: "",
  guide_number: guide.guideNumber,
  type_shipping_guide: guide.type,
  reason_transport: guide.reason,
  issue_date: guide.issueDate,
  start_date: text(guide.startDate),
  end_date: text(guide.endDate),
  origin_place: text(guide.originPlace),
  destination_place: text(guide.destinationPlace),
  carrier_name: text(guide.carrierName),
  carrier_ci: text(guide.carrierCi),
  vehicle_plate: text(guide.vehiclePlate),
  dispatcher_name: text(guide.dispatcherName),
  dispatcher_ci: text(guide.dispatcherCi),
  contact_name: text(guide.contactName),
  contact_phone: text(guide.contactPhone),
  recibed_by: text(guide.receivedBy),
  recibed_ci: text(guide.receivedCi),
  cost_transport: guide.transportCost,
  cost_stowage: guide.stowageCost,
  sheet_project_logistics_concept: text(guide.logisticsConcept),
  sheet_project_stowage_concept: text(guide.stowageConcept),
  notes: text(guide.notes),
  gate_reason: "",
  details: guide.items.map(({ description, quantity, unit, equipmentId, code }) => ({
    description,
    quantity: quantity.replace(/\.0+$/, ""),
    unit: text(unit),
    id_resource_item: equipmentId,
    code: text(code),
    filled: "",
  })),
});
