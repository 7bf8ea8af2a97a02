import * as z from "zod";
import { workAreas } from "@/db/values";
import { type Listed, listJson } from "../lists/page";
import type { Day } from "../values/dates";
import { listBody, namedBody, recordBody } from "../wire/output";
import { workAreaLabels } from "./labels";
import { MetaBody, metaJson } from "./meta-json";
import { NestedPassBody, nestedPassJson } from "./pass-json";
import type { StaffCard } from "./queries";
import { NestedVaccineBody, nestedVaccineJson } from "./vaccine-json";

const words = z.string().nullable();
const day = z.iso.date().nullable();

const StaffBody = namedBody("StaffMember", {
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: words,
  work_area: z.enum(workAreas),
  work_area_display: z.string(),
  dni: z.string(),
  nro_phone: z.string(),
  date_joined: day,
  birth_date: day,
  license_issue_date: day,
  license_expiry_date: day,
  defensive_driving_certificate_issue_date: day,
  defensive_driving_certificate_expiry_date: day,
  mae_certificate_issue_date: day,
  mae_certificate_expiry_date: day,
  medical_certificate_issue_date: day,
  medical_certificate_expiry_date: day,
  is_iess_affiliated: z.boolean(),
  has_life_insurance_policy: z.boolean(),
  quest_ncst_code: words,
  quest_instructor: words,
  quest_start_date: day,
  quest_end_date: day,
  notes: words,
  is_active: z.boolean(),
  is_deleted: z.boolean(),
  passes: z.array(NestedPassBody),
  vaccination_records: z.array(NestedVaccineBody),
  meta: MetaBody,
});

type Today = { today: Day };

const staffJson =
  (today: Today) =>
  (member: StaffCard): z.input<typeof StaffBody> => ({
    id: member.id,
    first_name: member.firstName,
    last_name: member.lastName,
    email: member.email,
    work_area: member.workArea,
    work_area_display: workAreaLabels[member.workArea],
    dni: member.dni,
    nro_phone: member.phone,
    date_joined: member.joinedOn,
    birth_date: member.bornOn,
    license_issue_date: member.licenseFrom,
    license_expiry_date: member.licenseUntil,
    defensive_driving_certificate_issue_date: member.defensiveDrivingFrom,
    defensive_driving_certificate_expiry_date: member.defensiveDrivingUntil,
    mae_certificate_issue_date: member.maeFrom,
    mae_certificate_expiry_date: member.maeUntil,
    medical_certificate_issue_date: member.medicalFrom,
    medical_certificate_expiry_date: member.medicalUntil,
    is_iess_affiliated: member.isIessAffiliated,
    has_life_insurance_policy: member.hasLifeInsurancePolicy,
    quest_ncst_code: member.questCode,
    quest_instructor: member.questInstructor,
    quest_start_date: member.questFrom,
    quest_end_date: member.questUntil,
    notes: member.notes,
    is_active: member.isActive,
    is_deleted: member.isDeleted,
    passes: member.passes.map(nestedPassJson),
    vaccination_records: member.vaccinations.map(nestedVaccineJson(today)),
    meta: metaJson(member),
  });

export const StaffRecord = recordBody(StaffBody);
export const StaffListing = listBody(StaffBody);

export const staffRecordJson = (member: StaffCard, ctx: Today) => ({
  data: staffJson(ctx)(member),
});
export const staffCreatedJson = (member: StaffCard, ctx: Today) => ({
  message: "Técnico creado.",
  data: staffJson(ctx)(member),
});
export const staffUpdatedJson = (member: StaffCard, ctx: Today) => ({
  message: "Técnico actualizado.",
  data: staffJson(ctx)(member),
});
export const staffDeletedJson = () => ({ message: "Técnico eliminado." });
export const staffListJson = (listed: Listed<StaffCard>, ctx: Today) =>
  listJson(listed, staffJson(ctx));
