import { Card } from "@/components/ui/card";
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
          { label: "Teléfono", value: phone && <Reach href={`tel:${phone}`}>{phone}</Reach> },
          {
            label: "Correo electrónico",
            value: email && <Reach href={`mailto:${email}`}>{email}</Reach>,
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

const Reach = ({ href, children }: { href: string; children: string }) => (
  <a href={href} className="text-accent-ink underline-offset-4 hover:underline">
    {children}
  </a>
);
