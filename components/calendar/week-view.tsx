import { cn } from "@/components/ui/cn";
import { eachDay, monthdayOf, weekdayOf } from "@/lib/values/dates";
import { type Board, entriesOn } from "./board";
import { DayLink, MoreLink } from "./day-cell";
import { EntryChip } from "./entry-chip";
import { weekdayHeads } from "./weekday-heads";

export function WeekView({ board }: { board: Board }) {
  return (
    <ul className="grid divide-line bg-surface max-xl:divide-y xl:grid-cols-7 xl:divide-x">
      {eachDay(board.from, board.to).map((day) => {
        const entries = entriesOn(board.entries, day);
        return (
          <li
            key={day}
            data-day={day}
            className={cn(
              "min-w-0 p-2 max-xl:flex max-xl:gap-3 xl:min-h-80",
              board.drag.over === day && "bg-accent-soft",
            )}
          >
            <div className="shrink-0 max-xl:w-16 xl:mb-2 xl:border-line xl:border-b xl:pb-1.5">
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
                <p className="py-1.5 text-muted text-xs xl:sr-only">Nada previsto</p>
              ) : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
