import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { GuideForm } from "@/components/shipping/guide-form";
import { newGuideValues } from "@/components/shipping/guide-values";
import { may } from "@/lib/auth/permissions";
import { links } from "@/lib/links/pages";
import type { SearchParams } from "@/lib/lists/address";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getProject } from "@/lib/projects/get-project";
import { create, update } from "../actions";

export const metadata: Metadata = { title: "Nueva guía de remisión" };

type Props = { searchParams: Promise<SearchParams> };

export default async function NewGuidePage({ searchParams }: Props) {
  const ctx = await pageContext("shipping.create");
  const { project: named } = await searchParams;
  const project = named
    ? await orNotFound(getProject(ctx, { projectId: idOfPath(String(named)) }))
    : null;
  const { user } = ctx.caller;
  const dispatcher = `${user.firstName} ${user.lastName}`.trim();
  return (
    <>
      <PageHeader
        title="Nueva guía de remisión"
        crumbs={[{ label: "Guías de remisión", href: links.shipping }, { label: "Nueva guía" }]}
      />
      <GuideForm
        values={newGuideValues({ today: ctx.today, dispatcher, project })}
        draftName={`shipping:${user.id}:new:${project?.id ?? ""}`}
        cancelHref={project ? links.projectShipping(project.id) : links.shipping}
        seesPrices={may(ctx.caller, "prices.list")}
        acts={{ create, update }}
      />
    </>
  );
}
