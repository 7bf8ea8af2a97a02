import { TriangleAlert } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";
import type { Lane, PlanningDay } from "@/lib/dispatch/planning";
import { counted } from "@/lib/values/count-text";
import { showDay } from "@/lib/values/dates";
import { type DispatchBoardState, laneKey, nameOf, placeKey } from "./lanes";
import { LoadBar } from "./load-bar";
import { StopChip } from "./stop-chip";

const cellLook = "border border-line p-1.5 align-top";

const More = ({ count, day, board }: { count: number; day: string; board: DispatchBoardState }) =>
  count > 0 ? (
    <Link
      href={board.hrefOf(day)}
      prefetch={false}
      aria-label={`${count} más del ${showDay(day)}`}
      className="block rounded-md px-1.5 py-0.5 text-accent-ink text-xs hover:bg-hover touch:py-4"
    >
      {`+${count} más`}
    </Link>
  ) : null;

export function UnassignedCell({ day, board }: { day: PlanningDay; board: DispatchBoardState }) {
  const place = { date: day.date, staffId: null, position: null };
  return (
    <td
      data-place={placeKey(place)}
      className={cn(cellLook, board.over?.startsWith(`${laneKey(place)}/`) && "bg-accent-soft")}
    >
      <div className="grid grid-cols-1 content-start gap-1">
        {day.unassigned.map((stop) => (
          <StopChip key={stop.key} stop={stop} place={place} board={board} />
        ))}
        <More count={day.unassignedCount - day.unassigned.length} day={day.date} board={board} />
        {day.unassignedCount === 0 ? (
          <p className="py-1 text-muted text-xs">Todo asignado</p>
        ) : null}
      </div>
    </td>
  );
}

const Proposed = ({ count }: { count: number }) =>
  count > 0 ? (
    <p className="rounded-md border border-accent border-dashed px-1.5 py-0.5 text-accent-ink text-xs">
      {`+${counted(count, "propuesta", "propuestas")}`}
    </p>
  ) : null;

const LaneStops = ({ lane, board }: { lane: Lane; board: DispatchBoardState }) => (
  <>
    {lane.count > 0 ? (
      <LoadBar
        name={`${nameOf(board.planning, lane.staffId)}, ${showDay(lane.date)}`}
        minutes={lane.minutes}
        count={lane.count}
      />
    ) : null}
    {lane.warnings.map((warning) => (
      <p key={warning} className="flex gap-1 text-warn-ink text-xs">
        <TriangleAlert className="mt-0.5 size-3 shrink-0" aria-hidden="true" />
        {warning}
      </p>
    ))}
    {lane.stops.map((stop, at) => (
      <StopChip
        key={stop.key}
        stop={stop}
        place={{ date: lane.date, staffId: lane.staffId, position: at + 1 }}
        board={board}
      />
    ))}
    <More count={lane.count - lane.stops.length} day={lane.date} board={board} />
    <Proposed count={lane.proposed} />
  </>
);

export function LaneCell({
  date,
  staffId,
  board,
}: {
  date: string;
  staffId: number;
  board: DispatchBoardState;
}) {
  const place = { date, staffId, position: null };
  const lane = board.lanes.get(laneKey(place));
  return (
    <td
      data-place={placeKey(place)}
      className={cn(cellLook, board.over?.startsWith(`${laneKey(place)}/`) && "bg-accent-soft")}
    >
      <div className="grid min-h-8 grid-cols-1 content-start gap-1">
        {lane ? <LaneStops lane={lane} board={board} /> : null}
      </div>
    </td>
  );
}
