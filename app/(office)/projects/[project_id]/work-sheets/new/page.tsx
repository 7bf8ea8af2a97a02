import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { NewWorksheetHeader } from "@/components/worksheets/new-worksheet-header";
import { WorksheetForm } from "@/components/worksheets/worksheet-form";
import { links } from "@/lib/links/pages";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getProject } from "@/lib/projects/get-project";
import { getSettings } from "@/lib/settings/get-settings";
import { isDay } from "@/lib/values/dates";
import { monthOf } from "@/lib/worksheets/period";
import { create } from "../../../../worksheets/actions";

export const metadata: Metadata = { title: "Nueva planilla" };

type Props = {
  params: Promise<{ project_id: string }>;
  searchParams: Promise<{ from?: string; to?: string }>;
};

export default async function NewWorksheetPage({ params, searchParams }: Props) {
  const ctx = await pageContext("worksheets.create");
  const project = await orNotFound(
    getProject(ctx, { projectId: idOfPath((await params).project_id) }),
  );
  if (project.isClosed) redirect(links.projectWorksheets(project.id));
  const { from = "", to = "" } = await searchParams;
  const month = monthOf(ctx.today, project);
  const { taxPercentage } = await getSettings(ctx);
  return (
    <>
      <NewWorksheetHeader project={project} />
      <WorksheetForm
        project={{ id: project.id, startDate: project.startDate, endDate: project.endDate }}
        values={{
          date: isDay(to) ? to : ctx.today,
          period_start: isDay(from) ? from : month.periodStart,
          period_end: isDay(to) ? to : month.periodEnd,
        }}
        isMonth={!isDay(from) && !isDay(to)}
        contact={{ name: project.contactName, phone: project.contactPhone }}
        taxPercentage={taxPercentage}
        save={create}
      />
    </>
  );
}
