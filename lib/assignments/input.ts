import * as z from "zod";
import { conditions, frequencyTypes, resourceKinds } from "@/db/values";
import { filter, paging, QueryFlag, wholeUnlessPaged } from "../lists/input";
import {
  Id,
  LooseId,
  MoneyInput,
  optionalStrictDay,
  optionalText,
  renamed,
  Search,
  StrictDay,
  text,
} from "../wire/input";
import { requiredMessage } from "../wire/required-message";

const names = {
  id: "assignmentId",
  resource_id: "assignmentId",
  id_project_resource: "assignmentId",
  project_id: "projectId",
  type_resource: "kind",
  detailed_description: "description",
  maintenance_cost: "maintenanceCost",
  frequency_type: "frequencyType",
  interval_days: "intervalDays",
  operation_start_date: "startDate",
  operation_end_date: "endDate",
  expected_return_date: "expectedReturnDate",
  is_retired: "isRetired",
  retirement_date: "retirementDate",
  retirement_reason: "retirementReason",
  new_start_date: "newStartDate",
  from_date: "fromDate",
} as const;

const exchangeNames = {
  resource_id: "equipmentId",
  stst_status_equipment: "condition",
  stst_repair_reason: "repairReason",
} as const;

/** An unused interval is answered as 0, so clients may send it back. */
const IntervalDays = z.int().min(0).max(36_500).nullish();
const daysWithin = (min: number, max: number) =>
  z.array(z.int().min(min).max(max)).max(100).nullish();

export const frequency = {
  frequency_type: z.enum(frequencyTypes).optional(),
  interval_days: IntervalDays,
  weekdays: daysWithin(0, 6),
  monthdays: daysWithin(1, 31),
};

export type IssueSink = {
  addIssue: (issue: { code: "custom"; path: string[]; message: string }) => void;
};

const changes = z.object({
  cost: MoneyInput.optional(),
  ...frequency,
  detailed_description: text(500).optional(),
  operation_start_date: StrictDay.optional(),
  operation_end_date: optionalStrictDay,
  expected_return_date: optionalStrictDay,
  maintenance_cost: MoneyInput.nullish(),
  is_retired: z.boolean().optional(),
  retirement_date: optionalStrictDay,
  retirement_reason: optionalText(1000),
  notes: optionalText(5000),
});

function checkRetirement(given: z.output<typeof changes>, refusal: IssueSink) {
  if (!given.is_retired) return;
  for (const field of ["retirement_date", "retirement_reason"] as const)
    if (!given[field])
      refusal.addIssue({ code: "custom", path: [field], message: requiredMessage });
}

export const AssignmentChanges = changes
  .extend({ id: Id })
  .superRefine(checkRetirement)
  .transform(renamed(names))
  .meta({ id: "AssignmentChanges" });

export const ProjectAssignmentChanges = changes
  .extend({ project_id: Id, resource_id: Id })
  .superRefine(checkRetirement)
  .transform(renamed(names))
  .meta({ id: "ProjectAssignmentChanges" });

export const ProjectAssignmentRef = z
  .object({ project_id: Id, resource_id: Id })
  .transform(renamed(names));

export const AssignmentRemoval = z.object({ id_project_resource: Id }).transform(renamed(names));

export const AssignmentRelease = z
  .object({
    id: Id,
    retirement_date: optionalStrictDay,
    retirement_reason: optionalText(1000),
  })
  .transform(renamed(names))
  .meta({ id: "AssignmentRelease" });

export const AssignmentReactivation = z
  .object({ id: Id, new_start_date: optionalStrictDay })
  .transform(renamed(names));

export const RateChange = z
  .object({
    id: Id,
    from_date: StrictDay,
    cost: MoneyInput,
    reason: optionalText(1000),
  })
  .transform(renamed(names));

export const RateRef = z.object({ id: Id, from_date: StrictDay }).transform(renamed(names));

export const ExchangeInput = z
  .object({
    id: Id,
    resource_id: Id,
    /** From which day the other is there; today without it. */
    date: optionalStrictDay,
    reason: text(500),
    stst_status_equipment: z.enum(conditions).optional(),
    stst_repair_reason: optionalText(1000),
  })
  .transform(({ id, ...given }) => ({ ...renamed(exchangeNames)(given), assignmentId: id }))
  .meta({ id: "ExchangeInput" });

export const ProjectAssignmentList = z
  .object({
    project_id: LooseId,
    search: Search,
    type_resource: filter(z.enum(resourceKinds)),
    is_retired: filter(QueryFlag),
    ...paging,
  })
  .transform(wholeUnlessPaged)
  .transform(renamed(names));

export type AskedChanges = Omit<z.output<typeof AssignmentChanges>, "assignmentId">;
