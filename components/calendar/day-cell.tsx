import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";
import { dayName } from "@/components/worksheets/months";
import { type Day, monthdayOf } from "@/lib/values/dates";
import { type Board, entriesOn } from "./board";
import { EntryChip } from "./entry-chip";
import { SiteChip } from "./site-chip";

const mostEntries = 4;
/** Their names take two lines. */
const mostSites = 3;

interface DayProps {
  day: Day;
  board: Board;
}

export const DayLink = ({ day, board, label }: DayProps & { label?: string }) => (
  <Link
    href={board.hrefOf(day)}
    prefetch={false}
    aria-label={`Ver el ${dayName(day)}`}
    aria-current={day === board.today ? "date" : undefined}
    className={cn(
      "inline-grid min-h-7 min-w-7 place-items-center rounded-full px-1.5 text-xs tabular-nums hover:bg-sunken touch:min-h-11 touch:min-w-11",
      day === board.today ? "bg-accent font-semibold text-on-accent hover:bg-accent-hover" : "",
    )}
  >
    {label ?? monthdayOf(day)}
  </Link>
);

export function DayCell({ day, board, isOutside }: DayProps & { isOutside: boolean }) {
  const chips = board.sites ? siteChips(board, day) : entryChips(board, day);
  const hidden = board.hidden[day] ?? 0;
  const room = board.sites ? mostSites : mostEntries;
  const more = chips.length + hidden - room;
  const shown = more > 1 ? chips.slice(0, room) : chips;
  return (
    <td
      data-day={day}
      className={cn(
        "h-24 border border-line p-1 align-top sm:h-28",
        isOutside ? "bg-canvas text-muted" : "text-ink",
        board.drag.over === day && "bg-accent-soft outline-2 outline-accent -outline-offset-2",
      )}
    >
      <DayLink day={day} board={board} />
      <div className="mt-1 grid grid-cols-1 gap-1 max-sm:hidden print:grid">
        {shown}
        {more > 1 ? <MoreLink day={day} board={board}>{`+${more} más`}</MoreLink> : null}
      </div>
      {chips.length > 0 ? (
        <div className="text-center sm:hidden print:hidden">
          <MoreLink day={day} board={board}>
            {String(chips.length + hidden)}
          </MoreLink>
        </div>
      ) : null}
    </td>
  );
}

const entryChips = (board: Board, day: Day) =>
  entriesOn(board.entries, day).map((entry) => (
    <EntryChip key={entry.key} {...{ entry, day, board }} />
  ));

const siteChips = ({ sites, siteHref }: Board, day: Day) =>
  (sites?.[day] ?? []).map((site) => (
    <SiteChip key={site.projectId} {...{ site, day }} href={siteHref(day, site.projectId)} />
  ));

export const MoreLink = ({ day, board, children }: DayProps & { children: string }) => (
  <Link
    href={board.hrefOf(day)}
    prefetch={false}
    aria-label={`${children} el ${dayName(day)}`}
    className="inline-grid min-h-6 min-w-7 place-items-center rounded-full bg-sunken px-1.5 font-medium text-ink text-xs tabular-nums touch:min-h-11 sm:bg-transparent sm:text-muted sm:hover:bg-sunken"
  >
    {children}
  </Link>
);
