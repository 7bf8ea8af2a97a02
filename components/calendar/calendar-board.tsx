"use client";

import { useListAddress } from "@/components/lists/use-list-address";
import { ActLink } from "@/components/ui/act-link";
import { cn } from "@/components/ui/cn";
import { firstAct } from "@/components/ui/empty-state";
import { links } from "@/lib/links/pages";
import type { LimitedEntries } from "@/lib/schedule/limited-entries";
import { type CalendarView, windowOf } from "@/lib/schedule/window";
import type { OwnStaff } from "@/lib/staff/find-own-staff";
import type { Day } from "@/lib/values/dates";
import { AgendaView } from "./agenda-view";
import type { Board, LiftedEntry } from "./board";
import { type CalendarChoices, calendarFilters } from "./calendar-filters";
import { CalendarToolbar } from "./calendar-toolbar";
import { DragGhost } from "./drag-ghost";
import { EntryDialog } from "./entry-dialog";
import { MonthView } from "./month-view";
import { droppedOn, isMovable, type MayDo, type MoveActs } from "./moves";
import { nothingPlanned } from "./nothing-planned";
import { useChosenVisits } from "./use-chosen-visits";
import { useDrag } from "./use-drag";
import { useMoves } from "./use-moves";
import { useOpened } from "./use-opened";
import { VisitsInBulk, type VisitsInBulkActs } from "./visits-in-bulk";
import { WeekView } from "./week-view";
import { windowTitle } from "./window-bar";

interface CalendarBoardProps {
  view: CalendarView;
  date: Day;
  today: Day;
  limited: LimitedEntries;
  /** Instead of entries, in a month of all projects. */
  sites?: Board["sites"];
  choices: CalendarChoices;
  projectId?: number;
  mayDo: MayDo;
  /** The project takes no more events. */
  isSealed?: boolean;
  own: OwnStaff | null;
  acts: MoveActs;
  inBulk: VisitsInBulkActs;
}

export function CalendarBoard({
  view,
  date,
  today,
  limited,
  mayDo,
  acts,
  ...props
}: CalendarBoardProps) {
  const address = useListAddress();
  const firstEvent = firstAct(
    mayDo.create,
    <ActLink href={links.newCalendarEvent(props.projectId)}>Nuevo evento</ActLink>,
    props.isSealed,
  );
  const filters = calendarFilters(props.choices);
  const { shown, move } = useMoves(limited.entries, acts);
  const { choosing, chosen, clear } = useChosenVisits(shown, mayDo.mark);
  const { opened, open, close } = useOpened(shown);
  const drag = useDrag<LiftedEntry>("day", ({ entry, day }, target) =>
    move(entry, droppedOn(entry, day, target)),
  );
  const board: Board = {
    ...windowOf(view, date),
    ...{ entries: shown, hidden: limited.hidden, today, date, drag },
    isMovable: (entry) => isMovable(entry, mayDo),
    choosing,
    nothing: nothingPlanned(filters, address, firstEvent),
    open,
    hrefOf: (day) => address.hrefWith({ view: "day", date: day }),
    sites: props.sites ?? null,
    siteHref: (day, projectId) =>
      address.hrefWith({ view: "day", date: day, projectId: String(projectId) }),
  };
  const fixed: Record<string, string> = props.projectId
    ? { projectId: String(props.projectId) }
    : {};
  return (
    <div className="grid gap-4" ref={drag.board}>
      <CalendarToolbar {...{ view, date, today, address, fixed }} filters={filters} />
      <p className="hidden font-semibold text-ink first-letter:uppercase print:block">
        {windowTitle(view, date)}
      </p>
      <div
        aria-busy={address.isPending}
        className={cn(
          "overflow-hidden rounded-card border border-line bg-surface shadow-card transition-opacity print:shadow-none",
          address.isPending && "opacity-60",
        )}
      >
        <VisitsInBulk
          entries={chosen}
          own={props.own}
          acts={props.inBulk}
          mayUndo={mayDo.undo}
          onDone={clear}
        />
        {view === "month" ? <MonthView board={board} label={windowTitle(view, date)} /> : null}
        {view === "week" ? <WeekView board={board} /> : null}
        {view === "day" || view === "agenda" ? <AgendaView board={board} /> : null}
      </div>
      <DragGhost drag={drag} wordsOf={({ entry }) => `${entry.units[0] ?? ""} ${entry.title}`} />
      {opened ? (
        <EntryDialog
          key={opened.key}
          {...{ entry: opened, today, mayDo, acts, own: props.own }}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
