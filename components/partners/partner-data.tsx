import { Card } from "@/components/ui/card";
import { ContactLink } from "@/components/ui/contact-link";
import { DescriptionList } from "@/components/ui/description-list";
import { partnerFields } from "@/lib/partners/fields";
import type { getPartner } from "@/lib/partners/get-partner";

type Partner = Awaited<ReturnType<typeof getPartner>>;

export function PartnerData({ partner }: { partner: Partner }) {
  const { phone, email } = partner;
  return (
    <Card title="Datos">
      <DescriptionList
        columns={3}
        items={[
          { label: partnerFields.businessTaxId.label, value: partner.businessTaxId },
          { label: partnerFields.contactName.label, value: partner.contactName },
          {
            label: partnerFields.phone.label,
            value: phone && <ContactLink href={`tel:${phone}`}>{phone}</ContactLink>,
          },
          {
            label: partnerFields.email.label,
            value: email && <ContactLink href={`mailto:${email}`}>{email}</ContactLink>,
          },
          { label: partnerFields.address.label, value: partner.address },
          {
            label: partnerFields.notes.label,
            value: partner.notes && <p className="whitespace-pre-line">{partner.notes}</p>,
            wide: true,
          },
        ]}
      />
    </Card>
  );
}
