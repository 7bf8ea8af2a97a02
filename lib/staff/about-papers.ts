import type { AboutPapers } from "../papers/expiry";
import type { StaffMember } from "./get-staff-member";

/** Since when the papers of a technician hold, and what else he says of them; in the order of his form. */
export const aboutStaffPapers = (member: StaffMember): AboutPapers => ({
  licenseUntil: { issuedOn: member.licenseFrom },
  defensiveDrivingUntil: { issuedOn: member.defensiveDrivingFrom },
  maeUntil: { issuedOn: member.maeFrom },
  medicalUntil: { issuedOn: member.medicalFrom },
  questUntil: {
    issuedOn: member.questFrom,
    note: [member.questCode, member.questInstructor].filter(Boolean).join(" · "),
  },
});
