import * as z from "zod";
import { Id, MoneyInput, optionalStrictDay, optionalText, StrictDay } from "../wire/input";
import { requiredMessage } from "../wire/required-message";
import { type AskedFrequency, frequencyFault, frequencyFrom } from "./frequency";
import { frequency, type IssueSink } from "./input";
import { returnBeforeStart } from "./labels";

const largestBatch = 500;

/** Blank counts as absent; one of its two names is required. */
const Cost = z.union([z.literal("").transform(() => undefined), MoneyInput]).optional();

const item = z.object({
  project_id: Id,
  resource_id: Id.optional(),
  resource_item_id: Id.optional(),
  cost: Cost,
  rent_cost: Cost,
  maintenance_cost: MoneyInput.nullish(),
  ...frequency,
  frequency_type: frequency.frequency_type.nullable(),
  operation_start_date: StrictDay,
  operation_end_date: optionalStrictDay,
  /** When a unit is thought to come back: a plan, which nothing bills by. */
  expected_return_date: optionalStrictDay,
  /** Accepted, and has no effect: a unit is committed from its start. */
  commitment_date: optionalStrictDay,
  physical_equipment_code: z.int().min(0).max(2_147_483_647).nullish(),
  detailed_description: optionalText(500),
  notes: optionalText(5000),
});

type Item = z.output<typeof item>;

const askedFrequency = (askedAssignmentFrom: Omit<Item, "project_id">): AskedFrequency => ({
  frequencyType: askedAssignmentFrom.frequency_type ?? undefined,
  intervalDays: askedAssignmentFrom.interval_days,
  weekdays: askedAssignmentFrom.weekdays,
  monthdays: askedAssignmentFrom.monthdays,
});

const datesAfterStart = [
  ["operation_end_date", "La fecha de fin no puede ser anterior a la de inicio."],
  ["expected_return_date", returnBeforeStart],
] as const;

function checkDates(
  given: Omit<Item, "project_id">,
  refuse: (field: string, message: string) => void,
) {
  for (const [field, message] of datesAfterStart) {
    const day = given[field];
    if (day && day < given.operation_start_date) refuse(field, message);
  }
}

function checkItem(given: Omit<Item, "project_id">, refusal: IssueSink) {
  const refuse = (field: string, message: string) =>
    refusal.addIssue({ code: "custom", path: [field], message });
  if (!(given.resource_id ?? given.resource_item_id)) refuse("resource_id", requiredMessage);
  if (!(given.cost ?? given.rent_cost)) refuse("cost", requiredMessage);
  const fault = frequencyFault(askedFrequency(given));
  if (fault) refuse(fault.field, fault.message);
  checkDates(given, refuse);
}

const asked = (given: Omit<Item, "project_id">) => ({
  equipmentId: given.resource_id ?? given.resource_item_id ?? 0,
  cost: given.cost ?? given.rent_cost ?? "0",
  maintenanceCost: given.maintenance_cost ?? null,
  frequency: frequencyFrom(askedFrequency(given)),
  startDate: given.operation_start_date,
  endDate: given.operation_end_date ?? null,
  expectedReturnDate: given.expected_return_date ?? null,
  servedEquipmentId: given.physical_equipment_code || null,
  description: given.detailed_description ?? null,
  notes: given.notes ?? null,
});

type Asked = ReturnType<typeof asked>;

export type AskedAssignment = Omit<Asked, "expectedReturnDate"> &
  Partial<Pick<Asked, "expectedReturnDate">> & { projectId: number };

const AddedItem = item
  .superRefine(checkItem)
  .transform((given): AskedAssignment => ({ ...asked(given), projectId: given.project_id }));

const AddedToProject = item.omit({ project_id: true }).superRefine(checkItem).transform(asked);

export const AddResources = z
  .object({ items: z.array(AddedItem).min(1).max(largestBatch) })
  .meta({ id: "AddResources" });

export const AddProjectResources = z
  .object({ project_id: Id, items: z.array(AddedToProject).min(1).max(largestBatch) })
  .transform(({ project_id, items }) => ({
    items: items.map((one): AskedAssignment => ({ ...one, projectId: project_id })),
  }))
  .meta({ id: "AddProjectResources" });
