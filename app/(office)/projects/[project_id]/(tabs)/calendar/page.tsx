import type { Metadata } from "next";
import { CalendarBoard } from "@/components/calendar/calendar-board";
import { calendarRights } from "@/components/calendar/may-do";
import { NewEvent } from "@/components/calendar/new-event";
import { parseListQuery, type SearchParams } from "@/lib/lists/address";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getProject } from "@/lib/projects/get-project";
import { calendarQuery } from "@/lib/schedule/input";
import { listLimitedEntries } from "@/lib/schedule/list-limited-entries";
import { listTechnicianChoices } from "@/lib/schedule/list-technician-choices";
import { findOwnStaff } from "@/lib/staff/find-own-staff";
import { moveActs, visitsInBulk } from "../../../../calendar/move-acts";

export const metadata: Metadata = { title: "Calendario del proyecto" };

type Props = { params: Promise<{ project_id: string }>; searchParams: Promise<SearchParams> };

export default async function ProjectCalendarPage({ params, searchParams }: Props) {
  const ctx = await pageContext("calendar.list");
  const projectId = idOfPath((await params).project_id);
  const project = await orNotFound(getProject(ctx, { projectId }));
  const { filters } = parseListQuery(await searchParams, calendarQuery);
  const { view = "month", date = ctx.today } = filters;
  const [limited, technicians, own] = await Promise.all([
    listLimitedEntries(ctx, { ...filters, projectId }),
    listTechnicianChoices(ctx),
    findOwnStaff(ctx),
  ]);
  const mayDo = calendarRights(ctx.caller);
  return (
    <div className="grid gap-3">
      {mayDo.create && !project.isClosed ? (
        <div className="flex justify-end print:hidden">
          <NewEvent projectId={projectId} />
        </div>
      ) : null}
      <CalendarBoard
        {...{ view, date, mayDo, projectId, choices: { technicians } }}
        today={ctx.today}
        isSealed={project.isClosed}
        own={own}
        limited={limited}
        acts={moveActs}
        inBulk={visitsInBulk}
      />
    </div>
  );
}
