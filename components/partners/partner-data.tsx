import { Card } from "@/components/ui/card";
import { ContactLink } from "@/components/ui/contact-link";
import { DescriptionList } from "@/components/ui/description-list";
import type { getPartner } from "@/lib/partners/get-partner";

type Partner = Awaited<ReturnType<typeof getPartner>>;

/** Who the client is and how to reach it. */
export function PartnerData({ partner }: { partner: Partner }) {
  const { phone, email } = partner;
  return (
    <Card title="Datos">
      <DescriptionList
        columns={3}
        items={[
          { label: "RUC", value: partner.businessTaxId },
          { label: "Contacto", value: partner.contactName },
          {
            label: "Teléfono",
            value: phone && <ContactLink href={`tel:${phone}`}>{phone}</ContactLink>,
          },
          {
            label: "Correo electrónico",
            value: email && <ContactLink href={`mailto:${email}`}>{email}</ContactLink>,
          },
          { label: "Dirección", value: partner.address },
          {
            label: "Notas",
            value: partner.notes && <p className="whitespace-pre-line">{partner.notes}</p>,
            wide: true,
          },
        ]}
      />
    </Card>
  );
}
