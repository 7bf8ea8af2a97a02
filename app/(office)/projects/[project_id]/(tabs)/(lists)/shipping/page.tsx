import type { Metadata } from "next";
import { GuidesTable } from "@/components/shipping/guides-table";
import { NewGuide } from "@/components/shipping/new-guide";
import { ActLink } from "@/components/ui/act-link";
import { concealMoney } from "@/lib/auth/conceal-money";
import { may } from "@/lib/auth/permissions";
import { links } from "@/lib/links/pages";
import type { SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { openListPage } from "@/lib/next/open-list-page";
import { idOfPath, orNotFound } from "@/lib/next/page-context";
import { getProject } from "@/lib/projects/get-project";
import { projectGuideList } from "@/lib/shipping/list";
import { listGuides } from "@/lib/shipping/list-guides";

export const metadata: Metadata = { title: projectGuideList.name };

type Props = { params: Promise<{ project_id: string }>; searchParams: Promise<SearchParams> };

export default async function ProjectShippingPage({ params, searchParams }: Props) {
  const { ctx, query } = await openListPage(projectGuideList, searchParams);
  const projectId = idOfPath((await params).project_id);
  await orNotFound(getProject(ctx, { projectId }));
  const { rows, total } = await listGuides(ctx, { ...pageOf(query), projectId });
  const create = may(ctx.caller, "shipping.create") ? <NewGuide projectId={projectId} /> : null;
  return (
    <div className="grid gap-3">
      {create && total > 0 ? <div className="flex justify-end print:hidden">{create}</div> : null}
      <GuidesTable
        {...{ query, total }}
        rows={concealMoney(ctx.caller, rows)}
        create={
          create ? <ActLink href={links.newShippingGuide(projectId)}>Nueva guía</ActLink> : "office"
        }
        isOfProject
      />
    </div>
  );
}
