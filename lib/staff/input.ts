import * as z from "zod";
import { workAreas } from "@/db/values";
import { alwaysPaged, filter, paging, QueryFlag, wholeUnlessPaged } from "../lists/input";
import { renamesOf } from "../records/field";
import { Id, optionalDay, optionalText, renamed, Search, text } from "../wire/input";
import { staffFields } from "./fields";

const names = { technical_id: "staffId", ...renamesOf(staffFields) } as const;

/** Null is false. */
const flag = z
  .boolean()
  .nullish()
  .transform((value) => (value === null ? false : value));

const fields = z.object({
  first_name: text(100),
  last_name: text(100),
  email: z
    .union([z.literal(""), z.email().max(254)])
    .transform((value) => value || null)
    .nullish(),
  work_area: z.enum(workAreas),
  dni: text(20),
  nro_phone: optionalText(50).transform((phone) => (phone === null ? "" : phone)),
  date_joined: optionalDay,
  birth_date: optionalDay,
  license_issue_date: optionalDay,
  license_expiry_date: optionalDay,
  defensive_driving_certificate_issue_date: optionalDay,
  defensive_driving_certificate_expiry_date: optionalDay,
  mae_certificate_issue_date: optionalDay,
  mae_certificate_expiry_date: optionalDay,
  medical_certificate_issue_date: optionalDay,
  medical_certificate_expiry_date: optionalDay,
  is_iess_affiliated: flag,
  has_life_insurance_policy: flag,
  quest_ncst_code: optionalText(100),
  quest_instructor: optionalText(200),
  quest_start_date: optionalDay,
  quest_end_date: optionalDay,
  notes: optionalText(5000),
  is_active: z.boolean().optional(),
});

export const StaffRef = z.object({ technical_id: Id }).transform(renamed(names));

export const StaffInput = fields.transform(renamed(names)).meta({ id: "StaffInput" });

export const StaffChanges = fields
  .partial()
  .extend({ technical_id: Id })
  .transform(renamed(names))
  .meta({ id: "StaffChanges" });

export const StaffList = z
  .object({
    search: Search,
    work_area: filter(z.enum(workAreas)),
    is_active: filter(QueryFlag),
    ...paging,
  })
  .transform(alwaysPaged)
  .transform(renamed(names));

/** `GET technicals/avaliables/`: active ones, all unless a page is asked for. */
export const ActiveStaff = z
  .object({ search: Search, ...paging })
  .transform((asked) => ({ ...wholeUnlessPaged(asked), isActive: true }));
