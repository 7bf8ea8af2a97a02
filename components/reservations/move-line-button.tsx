"use client";

import { CalendarRange } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { lateWindow } from "@/components/ui/late-window";
import type { ChangeAct } from "@/components/ui/use-act";
import type { BarLine } from "@/lib/availability/bars";

const MoveLine = lateWindow(() => import("./move-line").then(({ MoveLine }) => MoveLine));

export function MoveLineButton({ line, move }: { line: BarLine; move: ChangeAct }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <CalendarRange aria-hidden="true" />
        Cambiar días
      </Button>
      {isOpen ? (
        <MoveLine moved={{ line, wanted: line }} {...{ move }} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
