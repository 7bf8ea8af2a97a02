import { Card } from "@/components/ui/card";
import { ContactLink } from "@/components/ui/contact-link";
import { DescriptionList } from "@/components/ui/description-list";
import { workAreaLabels } from "@/lib/staff/labels";
import type { StaffCard } from "@/lib/staff/queries";
import { showDay } from "@/lib/values/dates";

const yesOrNo = (value: boolean) => (value ? "Sí" : "No");

/** Who the technician is and how to reach him. */
export const StaffData = ({ member }: { member: StaffCard }) => (
  <Card title="Datos">
    <DescriptionList
      columns={3}
      items={[
        { label: "Cédula", value: member.dni },
        { label: "Área", value: workAreaLabels[member.workArea] },
        {
          label: "Teléfono",
          value: member.phone && (
            <ContactLink href={`tel:${member.phone}`}>{member.phone}</ContactLink>
          ),
        },
        {
          label: "Correo electrónico",
          value: member.email && (
            <ContactLink href={`mailto:${member.email}`}>{member.email}</ContactLink>
          ),
        },
        { label: "Fecha de nacimiento", value: member.bornOn && showDay(member.bornOn) },
        { label: "Fecha de ingreso", value: member.joinedOn && showDay(member.joinedOn) },
        { label: "Afiliado al IESS", value: yesOrNo(member.isIessAffiliated) },
        { label: "Seguro de vida", value: yesOrNo(member.hasLifeInsurancePolicy) },
        {
          label: "Notas",
          value: member.notes && <p className="whitespace-pre-line">{member.notes}</p>,
          wide: true,
        },
      ]}
    />
  </Card>
);
