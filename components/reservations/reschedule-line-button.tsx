"use client";

import { CalendarRange } from "lucide-react";
import { useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { lateWindow } from "@/components/ui/late-window";
import type { ChangeAct } from "@/components/ui/use-act";
import type { BarLine } from "@/lib/availability/bars";

const RescheduleLine = lateWindow(() =>
  import("./reschedule-line").then(({ RescheduleLine }) => RescheduleLine),
);

interface RescheduleLineButtonProps {
  line: BarLine;
  label: string;
  move: ChangeAct;
}

export function RescheduleLineButton({ line, label, move }: RescheduleLineButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon={CalendarRange} {...{ label }} onClick={() => setOpen(true)} />
      {isOpen ? (
        <RescheduleLine
          moved={{ line, wanted: line }}
          {...{ move }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
