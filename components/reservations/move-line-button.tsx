"use client";

import { CalendarRange } from "lucide-react";
import { useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { lateWindow } from "@/components/ui/late-window";
import type { ChangeAct } from "@/components/ui/use-act";
import type { BarLine } from "@/lib/availability/bars";

const MoveLine = lateWindow(() => import("./move-line").then(({ MoveLine }) => MoveLine));

interface MoveLineButtonProps {
  line: BarLine;
  label: string;
  move: ChangeAct;
}

export function MoveLineButton({ line, label, move }: MoveLineButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon={CalendarRange} {...{ label }} onClick={() => setOpen(true)} />
      {isOpen ? (
        <MoveLine moved={{ line, wanted: line }} {...{ move }} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
