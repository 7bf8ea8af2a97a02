import type { Metadata } from "next";
import { CalendarBoard } from "@/components/calendar/calendar-board";
import { calendarRights } from "@/components/calendar/may-do";
import { NewEvent } from "@/components/calendar/new-event";
import { PageHeader } from "@/components/layout/page-header";
import { parseListQuery, type SearchParams } from "@/lib/lists/address";
import { pageContext } from "@/lib/next/page-context";
import { listProjectNames } from "@/lib/projects/list-project-names";
import { projectChoice } from "@/lib/projects/project-option";
import { calendarQuery } from "@/lib/schedule/input";
import { limitedEntries } from "@/lib/schedule/limited-entries";
import { listEntries } from "@/lib/schedule/list-entries";
import { listTechnicianChoices } from "@/lib/schedule/list-technician-choices";
import { sitesByDay } from "@/lib/schedule/sites-by-day";
import { windowOf } from "@/lib/schedule/window";
import { findOwnStaff } from "@/lib/staff/find-own-staff";
import { moveActs } from "../move-acts";

export const metadata: Metadata = { title: "Calendario" };

type Props = { searchParams: Promise<SearchParams> };

export default async function CalendarPage({ searchParams }: Props) {
  const ctx = await pageContext("calendar.list");
  const { filters } = parseListQuery(await searchParams, calendarQuery);
  const { view = "month", date = ctx.today } = filters;
  const [{ rows }, projects, technicians, own] = await Promise.all([
    listEntries(ctx, filters),
    listProjectNames(ctx),
    listTechnicianChoices(ctx),
    findOwnStaff(ctx),
  ]);
  const showsSites = view === "month" && filters.projectId === undefined;
  const mayDo = calendarRights(ctx.caller);
  return (
    <>
      <PageHeader title="Calendario" actions={mayDo.create ? <NewEvent /> : null} />
      <CalendarBoard
        {...{ view, date, mayDo }}
        today={ctx.today}
        own={own}
        limited={limitedEntries(showsSites ? [] : rows, view, date)}
        sites={showsSites ? sitesByDay(rows, windowOf(view, date), ctx.today) : null}
        choices={{ projects: projects.map(projectChoice), technicians }}
        acts={moveActs}
      />
    </>
  );
}
