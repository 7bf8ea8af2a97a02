import { CalendarDays, Check, Clock, Repeat } from "lucide-react";
import { cn } from "@/components/ui/cn";
import type { ShownStop } from "@/lib/dispatch/shown-stop";
import { type DispatchBoardState, placeKey, type StopPlace } from "./lanes";

interface StopChipProps {
  stop: ShownStop;
  place: StopPlace;
  board: DispatchBoardState;
  /** With its place in the order, and all that is known of it. */
  isWide?: boolean;
}

const iconOf = ({ isToDo, eventId }: ShownStop) => {
  if (!isToDo) return Check;
  return eventId === null ? Repeat : CalendarDays;
};

const lookOf = ({ isToDo, eventId }: ShownStop): string => {
  if (!isToDo) return "border-success bg-success-soft text-success-ink";
  return eventId === null
    ? "border-info bg-info-soft text-info-ink"
    : "border-accent bg-accent-soft text-accent-ink";
};

const WideWords = ({ stop, place }: Pick<StopChipProps, "stop" | "place">) => (
  <span className="min-w-0 flex-1">
    <span className="block font-medium">
      {place.position === null ? null : (
        <span className="tabular-nums">{`${place.position}. `}</span>
      )}
      {stop.title}
      {stop.unit ? ` · ${stop.unit}` : null}
    </span>
    <span className="block break-words text-xs">{`${stop.location} · ${stop.partner}`}</span>
    {stop.hours || stop.details?.notes ? (
      <span className="flex items-center gap-1 text-xs">
        {stop.hours ? <Clock className="size-3" aria-hidden="true" /> : null}
        {[stop.hours, stop.details?.notes].filter(Boolean).join(" · ")}
      </span>
    ) : null}
  </span>
);

/** Pressed it opens; M picks it up, and so does dragging. */
export function StopChip({ stop, place, board, isWide = false }: StopChipProps) {
  const held = { stop, from: place };
  const Icon = iconOf(stop);
  const words = [stop.title, stop.unit, stop.location, stop.hours, stop.state];
  return (
    <button
      type="button"
      aria-label={words.filter(Boolean).join(", ")}
      aria-haspopup="dialog"
      aria-keyshortcuts="M"
      data-stop={stop.key}
      data-place={placeKey(place)}
      onPointerDown={(event) => stop.isToDo && board.take(event, held)}
      onContextMenu={(event) => board.wasDragged() && event.preventDefault()}
      onClick={(event) => (event.detail === 0 || !board.wasDragged()) && board.open(held)}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() === "m" && stop.isToDo) board.pickUp(held);
      }}
      className={cn(
        "focus-inset flex min-h-6 w-full select-none items-start gap-1 rounded-md border-l-2 px-1.5 py-1 text-left text-xs [-webkit-touch-callout:none] hover:shadow-pop touch:min-h-11 touch:items-center",
        isWide && "py-2 text-sm touch:items-start",
        lookOf(stop),
        stop.isToDo && "cursor-grab",
        board.heldKey === stop.key && "opacity-50",
        board.over === placeKey(place) && "ring-2 ring-accent",
      )}
    >
      <Icon className="mt-0.5 size-3 shrink-0" aria-hidden="true" />
      {isWide ? (
        <WideWords stop={stop} place={place} />
      ) : (
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{stop.unit || stop.title}</span>
          <span className="block truncate">{stop.location}</span>
        </span>
      )}
    </button>
  );
}
