import type { Fact } from "../print/form-blocks";
import { shownFields } from "../records/shown";
import { staffSections } from "../staff/fields";
import type { StaffMember } from "../staff/get-staff-member";
import { wideFacts } from "./wide-facts";

const { firstName, lastName, dni, workArea, bornOn, email, ...reached } = staffSections.person;
const { isActive, ...marks } = staffSections.marks;

export const printedName = (member: StaffMember): string =>
  `${member.firstName} ${member.lastName}`;

export const staffIdentity = (member: StaffMember): Fact[] => [
  { label: "Nombres y apellidos", value: printedName(member), span: 2 },
  ...shownFields({ dni }, member),
  ...wideFacts({ workArea }, member),
  ...shownFields({ bornOn }, member),
];

export const employmentOf = (member: StaffMember): Fact[] => [
  ...wideFacts({ email }, member),
  ...shownFields({ ...reached, ...marks }, member),
  { label: "Estado", value: member.isActive ? "Activo" : "Inactivo", span: 3 },
];
