import type { Metadata } from "next";
import { CalendarBoard } from "@/components/calendar/calendar-board";
import { calendarRights } from "@/components/calendar/may-do";
import { NewEvent } from "@/components/calendar/new-event";
import { PageHeader } from "@/components/layout/page-header";
import { parseListQuery, type SearchParams } from "@/lib/lists/address";
import { pageContext } from "@/lib/next/page-context";
import { getSearchedProjects } from "@/lib/projects/get-searched-projects";
import { calendarQuery } from "@/lib/schedule/input";
import { nothingShown } from "@/lib/schedule/limited-entries";
import { listLimitedEntries } from "@/lib/schedule/list-limited-entries";
import { listSitesByDay } from "@/lib/schedule/list-sites-by-day";
import { listTechnicianChoices } from "@/lib/schedule/list-technician-choices";
import { findOwnStaff } from "@/lib/staff/find-own-staff";
import { moveActs, visitsInBulk } from "../move-acts";

export const metadata: Metadata = { title: "Calendario" };

type Props = { searchParams: Promise<SearchParams> };

export default async function CalendarPage({ searchParams }: Props) {
  const ctx = await pageContext("calendar.list");
  const { filters } = parseListQuery(await searchParams, calendarQuery);
  const { view = "month", date = ctx.today } = filters;
  const showsSites = view === "month" && filters.projectId === undefined;
  const [limited, sites, projects, technicians, own] = await Promise.all([
    showsSites ? nothingShown : listLimitedEntries(ctx, filters),
    showsSites ? listSitesByDay(ctx, filters) : null,
    getSearchedProjects(ctx, filters.projectId),
    listTechnicianChoices(ctx),
    findOwnStaff(ctx),
  ]);
  const mayDo = calendarRights(ctx.caller);
  return (
    <>
      <PageHeader title="Calendario" actions={mayDo.create ? <NewEvent /> : null} />
      <CalendarBoard
        {...{ view, date, mayDo }}
        today={ctx.today}
        own={own}
        {...{ limited, sites }}
        choices={{ projects, technicians }}
        acts={moveActs}
        inBulk={visitsInBulk}
      />
    </>
  );
}
