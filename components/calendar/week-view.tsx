import { cn } from "@/components/ui/cn";
import { eachDay, monthdayOf, weekdayOf } from "@/lib/dates";
import { type Board, entriesOn } from "./board";
import { DayLink, MoreLink } from "./day-cell";
import { EntryChip } from "./entry-chip";
import { weekdayHeads } from "./weekday-heads";

/** Seven days side by side, below each other on narrow screens. */
export function WeekView({ board }: { board: Board }) {
  return (
    <ul className="grid divide-line bg-surface max-md:divide-y md:grid-cols-7 md:divide-x">
      {eachDay(board.from, board.to).map((day) => {
        const entries = entriesOn(board.entries, day);
        return (
          <li
            key={day}
            data-day={day}
            className={cn(
              "min-w-0 p-2 max-md:flex max-md:gap-3 md:min-h-80",
              board.drag.over === day && "bg-accent-soft",
            )}
          >
            <div className="shrink-0 max-md:w-16 md:mb-2 md:border-line md:border-b md:pb-1.5">
              <DayLink
                day={day}
                board={board}
                label={`${weekdayHeads[weekdayOf(day)]?.short ?? ""} ${monthdayOf(day)}`}
              />
            </div>
            <div className="grid min-w-0 flex-1 grid-cols-1 content-start gap-1.5">
              {entries.map((entry) => (
                <EntryChip key={entry.key} {...{ entry, day, board }} isWide />
              ))}
              {board.hidden[day] ? (
                <MoreLink day={day} board={board}>{`+${board.hidden[day]} más`}</MoreLink>
              ) : null}
              {entries.length === 0 ? (
                <p className="py-1.5 text-muted text-xs md:sr-only">Nada previsto</p>
              ) : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
