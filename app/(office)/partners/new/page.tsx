import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { PartnerForm } from "@/components/partners/partner-form";
import { links } from "@/lib/links/pages";
import { pageContext } from "@/lib/next/page-context";
import { create } from "../actions";

export const metadata: Metadata = { title: "Nuevo cliente" };

export default async function NewPartnerPage() {
  await pageContext("partners.create");
  return (
    <>
      <PageHeader
        title="Nuevo cliente"
        crumbs={[{ label: "Clientes", href: links.partners }, { label: "Nuevo cliente" }]}
      />
      <PartnerForm save={create} />
    </>
  );
}
