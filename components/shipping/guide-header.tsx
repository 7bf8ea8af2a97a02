import type { ComponentProps } from "react";
import { PrintedDocument } from "@/components/files/printed-document";
import { PageHeader } from "@/components/layout/page-header";
import { links } from "@/lib/links/pages";
import type { Guide } from "@/lib/shipping/queries";
import { GuideActions } from "./guide-actions";
import { GuideState } from "./guide-state";

interface GuideHeaderProps extends Pick<ComponentProps<typeof GuideActions>, "mayDo" | "acts"> {
  guide: Guide;
}

export function GuideHeader({ guide, mayDo, acts }: GuideHeaderProps) {
  const { id, version, guideNumber, status } = guide;
  return (
    <PageHeader
      title={`Guía de remisión ${guideNumber}`}
      subtitle={`${guide.partnerName} · ${guide.location}`}
      status={<GuideState status={status} />}
      crumbs={[{ label: "Guías de remisión", href: links.shipping }, { label: guideNumber }]}
      actions={
        <>
          <PrintedDocument
            title={`Guía de remisión ${guideNumber}`}
            href={links.print.shippingGuide(id)}
          />
          <GuideActions guide={{ id, version, guideNumber, status }} mayDo={mayDo} acts={acts} />
        </>
      }
    />
  );
}
