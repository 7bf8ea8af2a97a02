import * as z from "zod";
import { requirements, ruleSubjects } from "@/db/values";
import { alwaysPaged, paging } from "../lists/input";
import { daysInSpan } from "../values/dates";
import { Id, IdFilter, LooseId, optionalText, renamed, StrictDay, text } from "../wire/input";
import { mostOverrideDays } from "./override-days";
import { requirementFault } from "./rule-faults";

const names = {
  override_id: "overrideId",
  project_id: "projectId",
  subject_id: "subjectId",
  from_date: "fromDate",
  until_date: "untilDate",
  technical_ids: "technicalIds",
  vehicle_ids: "vehicleIds",
  resource_ids: "resourceIds",
} as const;

export const OverrideInput = z
  .object({
    project_id: Id,
    subject: z.enum(ruleSubjects),
    subject_id: Id,
    requirement: z.enum(requirements),
    param: optionalText(50),
    from_date: StrictDay,
    until_date: StrictDay,
    reason: text(1000),
  })
  .superRefine(({ subject, requirement, param, from_date, until_date }, { addIssue }) => {
    const wrong = requirementFault(subject, requirement, param);
    if (wrong) addIssue({ code: "custom", path: [wrong.field], message: wrong.message });
    const days = daysInSpan(from_date, until_date);
    if (days === 0)
      addIssue({ code: "custom", path: ["until_date"], message: "Es anterior al primer día." });
    if (days > mostOverrideDays)
      addIssue({
        code: "custom",
        path: ["until_date"],
        message: `Una excepción dura ${mostOverrideDays} días a lo más.`,
      });
  })
  .transform((given) => ({ ...given, param: given.param ?? null }))
  .transform(renamed(names))
  .meta({ id: "ComplianceOverrideInput" });

export const OverrideRef = z.object({ override_id: Id }).transform(renamed(names));

export const OverrideList = z
  .object({ project_id: IdFilter, ...paging })
  .transform(alwaysPaged)
  .transform(renamed(names));

const ids = z
  .string()
  .transform((list): (string | number)[] => list.split(",").filter(Boolean))
  .pipe(z.array(LooseId).max(1_000))
  .optional();

const longest = 366;

export const CheckQuery = z
  .object({
    project_id: LooseId,
    from: StrictDay,
    to: StrictDay,
    technical_ids: ids,
    vehicle_ids: ids,
    resource_ids: ids,
  })
  .superRefine(({ from, to }, { addIssue }) => {
    const days = daysInSpan(from, to);
    if (days === 0)
      addIssue({ code: "custom", path: ["to"], message: "Es anterior al primer día." });
    if (days > longest)
      addIssue({ code: "custom", path: ["to"], message: `Se miran ${longest} días a lo más.` });
  })
  .transform(renamed(names));

export const PeopleMatrixQuery = z
  .object({ project_id: LooseId, ...paging })
  .transform(alwaysPaged)
  .transform(renamed(names));
