import type { ComponentProps } from "react";
import { PrintedDocument } from "@/components/files/printed-document";
import { PageHeader } from "@/components/layout/page-header";
import { ActLink } from "@/components/ui/act-link";
import type { ChainDetail } from "@/lib/custody/get-chain";
import { links } from "@/lib/links/pages";
import { isWritable } from "@/lib/states/worksheet";
import { ChainActions } from "./chain-actions";
import { ChainStatusBadge } from "./chain-status-badge";

interface ChainHeaderProps
  extends Pick<ComponentProps<typeof ChainActions>, "acts" | "volumeDoubt"> {
  detail: ChainDetail;
  mayDo: ComponentProps<typeof ChainActions>["mayDo"] & { create: boolean };
}

export function ChainHeader({ detail, volumeDoubt, mayDo, acts }: ChainHeaderProps) {
  const { chain, sheet, project, partner } = detail;
  return (
    <PageHeader
      title={`Cadena de custodia ${chain.consecutive}`}
      subtitle={`${partner.name} · ${project.location}`}
      status={<ChainStatusBadge status={chain.status} />}
      crumbs={[{ label: "Cadenas de custodia", href: links.custody }, { label: chain.consecutive }]}
      actions={
        <>
          <PrintedDocument
            title={`Cadena de custodia ${chain.consecutive}`}
            href={links.print.custodyChain(chain.id)}
          />
          {isWritable(sheet) && mayDo.create ? (
            <ActLink href={links.newCustodyChain(sheet.id)}>Otra cadena</ActLink>
          ) : null}
          {isWritable(sheet) ? <ChainActions {...{ chain, volumeDoubt, mayDo, acts }} /> : null}
        </>
      }
    />
  );
}
