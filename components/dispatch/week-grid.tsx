import { weekdayHeads } from "@/components/calendar/weekday-heads";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import { showMinutes } from "@/lib/dispatch/durations";
import { routeFields } from "@/lib/dispatch/fields";
import type { ShownStaff } from "@/lib/dispatch/planning";
import { monthdayOf, showDay, weekdayOf } from "@/lib/values/dates";
import { type DispatchBoardState, laneKey } from "./lanes";
import { LaneCell, UnassignedCell } from "./week-cells";

function Row({ person, board }: { person: ShownStaff; board: DispatchBoardState }) {
  const { days } = board.planning;
  const minutes = days.reduce(
    (sum, { date }) => sum + (board.lanes.get(laneKey({ date, staffId: person.id }))?.minutes ?? 0),
    0,
  );
  return (
    <tr>
      <th
        scope="row"
        className="sticky -left-px z-10 w-24 sm:w-32 border border-line bg-surface p-2 text-left align-top font-medium"
      >
        {person.name}
        {minutes > 0 ? (
          <span className="block font-normal text-muted text-xs">{showMinutes(minutes)}</span>
        ) : null}
      </th>
      {days.map(({ date }) => (
        <LaneCell key={date} {...{ date, board }} staffId={person.id} />
      ))}
    </tr>
  );
}

const Head = ({ date, board }: { date: string; board: DispatchBoardState }) => {
  const head = weekdayHeads[weekdayOf(date)];
  return (
    <th
      scope="col"
      data-today={date === board.today || undefined}
      className="border border-line bg-sunken p-1.5 text-left font-medium text-xs"
    >
      <Link
        href={board.hrefOf(date)}
        prefetch={false}
        aria-label={`${head?.name ?? ""} ${showDay(date)}`}
        className="rounded-md px-1 py-0.5 text-ink hover:underline touch:inline-block touch:min-w-12 touch:py-4"
      >
        {`${head?.short ?? ""} ${monthdayOf(date)}`}
      </Link>
      {date === board.today ? <Badge tone="accent">hoy</Badge> : null}
    </th>
  );
};

/** Where the week is wider than the window, it begins with today. */
function showToday(grid: HTMLElement | null): void {
  const today = grid?.querySelector<HTMLElement>("[data-today]");
  const names = grid?.querySelector<HTMLElement>("th");
  if (grid && today && names) grid.scrollLeft = today.offsetLeft - names.offsetWidth;
}

/** Days by technicians; each cell with the first of its stops. */
export const WeekGrid = ({ board }: { board: DispatchBoardState }) => (
  <section
    ref={showToday}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard has to scroll it, too
    tabIndex={0}
    aria-label="Semana por técnico"
    className="focus-inset overflow-x-auto"
  >
    <table className="w-full min-w-[56rem] table-fixed border-collapse">
      <caption className="sr-only">Rutas de la semana por técnico</caption>
      <thead>
        <tr>
          <th
            scope="col"
            className="sticky -left-px z-10 w-24 sm:w-32 border border-line bg-sunken p-2 text-left font-medium text-xs"
          >
            {routeFields.staffId.label}
          </th>
          {board.planning.days.map(({ date }) => (
            <Head key={date} {...{ date, board }} />
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th
            scope="row"
            className="sticky -left-px z-10 w-24 sm:w-32 border border-line bg-canvas p-2 text-left align-top font-medium"
          >
            Sin asignar
          </th>
          {board.planning.days.map((day) => (
            <UnassignedCell key={day.date} {...{ day, board }} />
          ))}
        </tr>
        {board.planning.staff.map((person) => (
          <Row key={person.id} {...{ person, board }} />
        ))}
      </tbody>
    </table>
  </section>
);
