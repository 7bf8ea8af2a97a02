import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { TemplatesTable } from "@/components/project-templates/templates-table";
import { ToProjects } from "@/components/projects/to-projects";
import { firstAct } from "@/components/ui/empty-state";
import { may } from "@/lib/auth/permissions";
import type { SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { openListPage } from "@/lib/next/open-list-page";
import { templateList } from "@/lib/project-templates/list";
import { listTemplates } from "@/lib/project-templates/list-templates";
import { remove } from "../../templates/actions";

export const metadata: Metadata = { title: templateList.name };

type Props = { searchParams: Promise<SearchParams> };

export default async function TemplatesPage({ searchParams }: Props) {
  const { ctx, query } = await openListPage(templateList, searchParams);
  const { rows, total } = await listTemplates(ctx, pageOf(query));
  return (
    <>
      <PageHeader
        title={templateList.name}
        subtitle="Con qué empieza un proyecto: equipos por tipo, y servicios con su tarifa."
      />
      <TemplatesTable
        {...{ query, rows, total, remove }}
        create={firstAct(may(ctx.caller, "templates.save"), <ToProjects />)}
      />
    </>
  );
}
