import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { written } from "@/components/papers/written";
import type { StaffMember } from "@/lib/staff/get-staff-member";
import type { StaffChanges } from "@/lib/staff/input";

/** What either schema takes: everything to register, only what changes afterwards. */
export type StaffValues = Partial<z.input<typeof StaffChanges>>;
export type StaffFormState = UseFormReturn<StaffValues, unknown, StaffValues>;

const blank: StaffValues = {
  first_name: "",
  last_name: "",
  dni: "",
  work_area: "SANITARY_TECHNICIAN",
  is_iess_affiliated: false,
  has_life_insurance_policy: false,
  is_active: true,
};

/** What the form starts with. */
export const staffValues = (member: StaffMember | undefined): StaffValues =>
  member
    ? {
        technical_id: member.id,
        first_name: member.firstName,
        last_name: member.lastName,
        dni: member.dni,
        work_area: member.workArea,
        email: member.email ?? "",
        nro_phone: member.phone,
        date_joined: member.joinedOn ?? "",
        birth_date: member.bornOn ?? "",
        is_iess_affiliated: member.isIessAffiliated,
        has_life_insurance_policy: member.hasLifeInsurancePolicy,
        notes: member.notes ?? "",
        is_active: member.isActive,
        ...written(papersOf(member)),
      }
    : blank;

const papersOf = (member: StaffMember): StaffValues => ({
  license_issue_date: member.licenseFrom,
  license_expiry_date: member.licenseUntil,
  defensive_driving_certificate_issue_date: member.defensiveDrivingFrom,
  defensive_driving_certificate_expiry_date: member.defensiveDrivingUntil,
  mae_certificate_issue_date: member.maeFrom,
  mae_certificate_expiry_date: member.maeUntil,
  medical_certificate_issue_date: member.medicalFrom,
  medical_certificate_expiry_date: member.medicalUntil,
  quest_start_date: member.questFrom,
  quest_end_date: member.questUntil,
  quest_ncst_code: member.questCode,
  quest_instructor: member.questInstructor,
});
