import { SearchX } from "lucide-react";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import type { ChangeAct } from "@/components/ui/use-act";
import type { AvailabilityBoard } from "@/lib/availability/get-board";
import type { Day } from "@/lib/values/dates";
import { Timeline } from "./timeline";
import { TimelineFooter } from "./timeline-footer";
import { TimelineTools } from "./timeline-tools";

interface TimelineCardProps {
  board: AvailabilityBoard;
  today: Day;
  mayReserve: boolean;
  move: ChangeAct | null;
}

/** Who has each unit, day by day: a page of them. */
export function TimelineCard({ board, today, mayReserve, move }: TimelineCardProps) {
  const { timeline, span, zoom, texts } = board;
  const { rows, total, page } = timeline;
  return (
    <Card title="Línea de tiempo" padding="none">
      <TimelineTools {...{ zoom, span, today }} />
      {rows.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title="Ningún equipo coincide"
          description="Quite un filtro para ver más."
          act="beside"
        />
      ) : (
        <Timeline
          label="Quién tiene cada equipo, día por día"
          {...{ rows, span, today, mayReserve, move }}
          projectId={texts.near_project_id}
        />
      )}
      <TimelineFooter {...{ total }} page={page?.page ?? 1} pageSize={page?.pageSize ?? total} />
    </Card>
  );
}
