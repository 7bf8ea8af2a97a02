import type * as z from "zod";
import { formValues } from "@/lib/records/form-values";
import { staffFields } from "@/lib/staff/fields";
import type { StaffMember } from "@/lib/staff/get-staff-member";
import type { StaffChanges } from "@/lib/staff/input";

/** What either schema takes: to register, or to change. */
export type StaffValues = Partial<z.input<typeof StaffChanges>>;

const blank: StaffValues = {
  first_name: "",
  last_name: "",
  dni: "",
  work_area: "SANITARY_TECHNICIAN",
  is_iess_affiliated: false,
  has_life_insurance_policy: false,
  is_active: true,
};

export const staffValues = (member: StaffMember | undefined): StaffValues =>
  member ? { technical_id: member.id, ...formValues(staffFields, member) } : blank;
