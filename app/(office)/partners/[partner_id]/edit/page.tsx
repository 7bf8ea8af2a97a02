import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { PartnerForm } from "@/components/partners/partner-form";
import { links } from "@/lib/links/pages";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getPartner } from "@/lib/partners/get-partner";
import { update } from "../../actions";

export const metadata: Metadata = { title: "Editar cliente" };

export default async function EditPartnerPage({
  params,
}: {
  params: Promise<{ partner_id: string }>;
}) {
  const ctx = await pageContext("partners.update");
  const partnerId = idOfPath((await params).partner_id);
  const partner = await orNotFound(getPartner(ctx, { partnerId }));
  return (
    <>
      <PageHeader
        title={`Editar ${partner.name}`}
        crumbs={[
          { label: "Clientes", href: links.partners },
          { label: partner.name, href: links.partner(partnerId) },
          { label: "Editar" },
        ]}
      />
      <PartnerForm partner={partner} save={update} />
    </>
  );
}
