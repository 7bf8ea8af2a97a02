"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useListAddress } from "@/components/lists/use-list-address";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { boardStepped, type Zoom, zoomLabels, zooms } from "@/lib/availability/board-views";
import { type Day, type DaySpan, showDay } from "@/lib/values/dates";

interface TimelineToolsProps {
  zoom: Zoom;
  span: DaySpan;
  today: Day;
}

const options = (["week", "month", "quarter"] as const).map((value) => ({
  value,
  label: zoomLabels[value],
}));

/** Which days are seen, and how near. All state is in the address. */
export function TimelineTools({ zoom, span, today }: TimelineToolsProps) {
  const address = useListAddress();
  const go = (date: Day) => address.go({ date, page: address.params.get("page") });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 pb-3 print:hidden">
      <div className="flex items-center gap-1">
        <IconButton
          label="Días anteriores"
          icon={ChevronLeft}
          onClick={() => go(boardStepped(zoom, span.from, -1))}
        />
        <Button onClick={() => go(today)}>Hoy</Button>
        <IconButton
          label="Días siguientes"
          icon={ChevronRight}
          onClick={() => go(boardStepped(zoom, span.from, 1))}
        />
      </div>
      <p role="status" className="min-w-40 flex-1 text-ink tabular-nums">
        {`${showDay(span.from)} – ${showDay(span.to)}`}
      </p>
      <SegmentedControl
        label="Días que se ven"
        {...{ options }}
        value={zoom}
        onValueChange={(wanted) =>
          address.go({
            zoom: wanted === zooms[0] ? null : wanted,
            page: address.params.get("page"),
          })
        }
      />
    </div>
  );
}
