import { cn } from "@/components/ui/cn";
import type { Entry } from "@/lib/schedule/entries";
import { entryHours, entryState, entryType } from "@/lib/schedule/labels";
import { type Day, showDay } from "@/lib/values/dates";
import type { Board } from "./board";
import { lookOf, toneClasses } from "./entry-look";

interface EntryChipProps {
  entry: Entry;
  day: Day;
  board: Board;
  isWide?: boolean;
}

interface ChipTextProps {
  entry: Entry;
  isOver: boolean | undefined;
  isWide: boolean;
}

const ChipText = ({ entry, isOver, isWide }: ChipTextProps) => (
  <span className="min-w-0 flex-1">
    <span className={cn("block truncate font-medium", isOver && "line-through")}>
      {entry.startTime ? (
        <span className={cn("tabular-nums", !isWide && "block")}>{entry.startTime} </span>
      ) : null}
      {entry.units[0] ?? entry.title}
    </span>
    {isWide ? (
      <>
        {entry.units.length > 0 ? <span className="block truncate">{entry.title}</span> : null}
        <span className="line-clamp-2 break-words">{entry.project.location}</span>
      </>
    ) : null}
  </span>
);

export function EntryChip({ entry, day, board, isWide = false }: EntryChipProps) {
  const { tone, icon: Icon, isOver } = lookOf(entry, board.today);
  const hours = entryHours(entry);
  const isMovable = board.isMovable(entry);
  const name = [entryType(entry), entry.title, entry.units.join(", "), entry.project.location];
  return (
    <button
      type="button"
      aria-label={`${[...name, hours, entryState(entry, board.today)].filter(Boolean).join(", ")}, ${showDay(day)}`}
      aria-haspopup="dialog"
      data-entry={entry.key}
      onPointerDown={(event) => isMovable && board.drag.take(event, { entry, day })}
      onContextMenu={(event) => board.drag.wasDragged() && event.preventDefault()}
      onClick={(event) => (event.detail === 0 || !board.drag.wasDragged()) && board.open(entry)}
      className={cn(
        "focus-inset flex min-h-6 w-full select-none rounded-md border-l-2 py-1 text-left text-xs transition-shadow [-webkit-touch-callout:none] hover:shadow-pop touch:min-h-11",
        isWide ? "items-start gap-1.5 px-1.5 py-1.5" : "items-center gap-1 px-1",
        toneClasses[tone],
        isMovable && "cursor-grab",
        board.drag.held?.entry.key === entry.key && "opacity-50",
      )}
    >
      <Icon className={cn("size-3 shrink-0", isWide && "mt-0.5")} aria-hidden="true" />
      <ChipText {...{ entry, isOver, isWide }} />
    </button>
  );
}
