import type { Fact } from "../print/form-blocks";
import type { StaffMember } from "../staff/get-staff-member";
import { workAreaLabels } from "../staff/labels";
import { showDay } from "../values/dates";

export const printedName = ({ firstName, lastName }: StaffMember): string =>
  `${firstName} ${lastName}`;

const yesOrNo = (value: boolean) => (value ? "Sí" : "No");

export const identityOf = (member: StaffMember): Fact[] => [
  { label: "Nombres y apellidos", value: printedName(member), span: 2 },
  { label: "Cédula", value: member.dni },
  { label: "Área", value: workAreaLabels[member.workArea], span: 2 },
  { label: "Fecha de nacimiento", value: member.bornOn && showDay(member.bornOn) },
];

export const employmentOf = (member: StaffMember): Fact[] => [
  { label: "Correo electrónico", value: member.email, span: 2 },
  { label: "Teléfono", value: member.phone },
  { label: "Fecha de ingreso", value: member.joinedOn && showDay(member.joinedOn) },
  { label: "Afiliado al IESS", value: yesOrNo(member.isIessAffiliated) },
  { label: "Seguro de vida", value: yesOrNo(member.hasLifeInsurancePolicy) },
  { label: "Estado", value: member.isActive ? "Activo" : "Inactivo", span: 3 },
];
