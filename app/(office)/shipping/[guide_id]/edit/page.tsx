import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { GuideForm } from "@/components/shipping/guide-form";
import { guideValues } from "@/components/shipping/guide-values";
import { Alert } from "@/components/ui/alert";
import { may } from "@/lib/auth/permissions";
import { links } from "@/lib/links/pages";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getGuide } from "@/lib/shipping/get-guide";
import { guideStatusLabels } from "@/lib/shipping/labels";
import { isDraftGuide } from "@/lib/states/guide";
import { create, update } from "../../actions";

export const metadata: Metadata = { title: "Editar guía de remisión" };

type Props = { params: Promise<{ guide_id: string }> };

export default async function EditGuidePage({ params }: Props) {
  const ctx = await pageContext("shipping.update");
  const guide = await orNotFound(getGuide(ctx, { guideId: idOfPath((await params).guide_id) }));
  const { id, guideNumber, status } = guide;
  return (
    <>
      <PageHeader
        title={`Editar guía ${guideNumber}`}
        crumbs={[
          { label: "Guías de remisión", href: links.shipping },
          { label: guideNumber, href: links.shippingGuide(id) },
          { label: "Editar" },
        ]}
      />
      {isDraftGuide(guide) ? (
        <GuideForm
          values={guideValues(guide)}
          draftName={`shipping:${ctx.caller.user.id}:guide:${id}`}
          version={guide.version}
          cancelHref={links.shippingGuide(id)}
          seesPrices={may(ctx.caller, "prices.list")}
          acts={{ create, update }}
        />
      ) : (
        <Alert title={`La guía está ${guideStatusLabels[status]}`}>
          Solo se cambia una guía en BORRADOR.
        </Alert>
      )}
    </>
  );
}
