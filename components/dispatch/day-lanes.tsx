import { TriangleAlert } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import type { Lane, PlanningDay } from "@/lib/dispatch/planning";
import { counted } from "@/lib/values/count-text";
import { type DispatchBoardState, laneKey, nameOf, placeKey } from "./lanes";
import { LoadBar } from "./load-bar";
import { StopChip } from "./stop-chip";

const laneLook =
  "grid min-w-0 grid-cols-1 content-start gap-2 rounded-card border border-line bg-surface p-3 shadow-card";

const overLook = (board: DispatchBoardState, key: string) =>
  board.over?.startsWith(`${key}/`) && "ring-2 ring-accent";

function Unassigned({ day, board }: { day: PlanningDay; board: DispatchBoardState }) {
  const place = { date: day.date, staffId: null, position: null };
  const hidden = day.unassignedCount - day.unassigned.length;
  return (
    <section
      aria-label="Sin asignar"
      data-place={placeKey(place)}
      className={cn(laneLook, "bg-canvas", overLook(board, laneKey(place)))}
    >
      <h2 className="font-semibold text-ink">
        Sin asignar
        <span className="font-normal text-muted">{` · ${day.unassignedCount}`}</span>
      </h2>
      {day.unassigned.map((stop) => (
        <StopChip key={stop.key} {...{ stop, place, board }} isWide />
      ))}
      {hidden > 0 ? (
        <p className="text-muted text-xs">{`Hay ${counted(hidden, "más", "más")}: asigne primero estas.`}</p>
      ) : null}
      {day.unassignedCount === 0 ? <p className="text-muted">Todo está asignado.</p> : null}
    </section>
  );
}

const stateOf = ({ isPublished, wasPublished }: Lane) => {
  if (isPublished) return <Badge tone="success">Publicada</Badge>;
  return wasPublished ? (
    <Badge tone="warning">Cambió, sin avisar</Badge>
  ) : (
    <Badge>Por publicar</Badge>
  );
};

interface LaneCardProps {
  lane: Lane;
  board: DispatchBoardState;
  menuOf: (lane: Lane) => React.ReactNode;
}

function LaneCard({ lane, board, menuOf }: LaneCardProps) {
  const { date, staffId } = lane;
  const name = nameOf(board.planning, staffId);
  return (
    <section
      aria-label={name}
      data-place={placeKey({ date, staffId, position: null })}
      className={cn(laneLook, overLook(board, laneKey(lane)))}
    >
      <header className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="font-semibold text-ink">{name}</h2>
          <p className="text-muted text-xs">{lane.plate ?? "Sin vehículo"}</p>
        </div>
        <div className="flex items-center gap-1">
          {stateOf(lane)}
          {menuOf(lane)}
        </div>
      </header>
      <LoadBar name={name} minutes={lane.minutes} count={lane.count} />
      {lane.warnings.map((warning) => (
        <p key={warning} className="flex gap-1.5 text-warn-ink text-xs">
          <TriangleAlert className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
          {warning}
        </p>
      ))}
      {lane.notes ? <p className="text-muted text-xs">{lane.notes}</p> : null}
      <ol className="grid grid-cols-1 gap-1.5">
        {lane.stops.map((stop, at) => (
          <li key={stop.key}>
            <StopChip {...{ stop, board }} place={{ date, staffId, position: at + 1 }} isWide />
          </li>
        ))}
      </ol>
      {lane.proposed > 0 ? (
        <p className="rounded-md border border-accent border-dashed px-2 py-1 text-accent-ink text-xs">
          {`+${counted(lane.proposed, "propuesta", "propuestas")}`}
        </p>
      ) : null}
    </section>
  );
}

type DayLanesProps = Omit<LaneCardProps, "lane">;

/** A day by technicians, each with all of his stops; below, those who have none. */
export function DayLanes({ board, menuOf }: DayLanesProps) {
  const [day] = board.planning.days;
  if (!day) return null;
  const lanes = board.planning.lanes.filter(({ count, proposed }) => count + proposed > 0);
  const busy = new Set(lanes.map(({ staffId }) => staffId));
  const idle = board.planning.staff.filter(({ id }) => !busy.has(id));
  return (
    <div className="grid items-start gap-4 md:grid-cols-[minmax(15rem,1fr)_2fr]">
      <Unassigned day={day} board={board} />
      <div className="grid gap-4">
        <div className="grid items-start gap-4 xl:grid-cols-2">
          {lanes.map((lane) => (
            <LaneCard key={lane.staffId} {...{ lane, board, menuOf }} />
          ))}
        </div>
        <section aria-label="Sin ruta este día" className="grid gap-2">
          <h2 className="font-medium text-muted text-sm">Sin ruta este día</h2>
          <ul className="flex flex-wrap gap-2">
            {idle.map(({ id, name }) => {
              const place = { date: day.date, staffId: id, position: null };
              return (
                <li
                  key={id}
                  data-place={placeKey(place)}
                  className={cn(
                    "rounded-control border border-line-strong border-dashed bg-surface px-3 py-2 text-sm",
                    overLook(board, laneKey(place)),
                  )}
                >
                  {name}
                </li>
              );
            })}
          </ul>
        </section>
      </div>
    </div>
  );
}
