"use client";

import { Undo2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { RefusalAlert } from "@/components/ui/refusal-alert";
import type { WayBack } from "@/components/ui/toast";
import { useAct } from "@/components/ui/use-act";

interface UndoChangeProps {
  back: WayBack;
  onDone: () => void;
}

export function UndoChange({ back, onDone }: UndoChangeProps) {
  const { run, isPending, refusal } = useAct(back.act, { done: back.done, onDone });
  return (
    <div className="grid justify-items-start gap-2">
      <RefusalAlert refusal={refusal} onLook={onDone} />
      <Button size="sm" isPending={isPending} onClick={() => run(undefined)}>
        <Undo2 aria-hidden="true" />
        {back.label}
      </Button>
    </div>
  );
}
