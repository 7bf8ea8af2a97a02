import type { ComponentProps } from "react";
import { PageHeader } from "@/components/layout/page-header";
import { ActiveState } from "@/components/ui/active-state";
import { links } from "@/lib/links/pages";
import { PartnerActions } from "./partner-actions";

type PartnerHeaderProps = Omit<ComponentProps<typeof PartnerActions>, "partner"> & {
  partner: { id: number; version: number; name: string; isActive: boolean };
};

export const PartnerHeader = ({ partner, ...rights }: PartnerHeaderProps) => (
  <PageHeader
    title={partner.name}
    status={<ActiveState isActive={partner.isActive} />}
    crumbs={[{ label: "Clientes", href: links.partners }, { label: partner.name }]}
    actions={<PartnerActions partner={partner} {...rights} />}
  />
);
