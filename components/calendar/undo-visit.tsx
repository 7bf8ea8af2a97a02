"use client";

import { Undo2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { RefusalAlert } from "@/components/ui/refusal-alert";
import { type Act, useAct } from "@/components/ui/use-act";

interface UndoVisitProps {
  visitId: number;
  act: Act;
  onDone: () => void;
}

export function UndoVisit({ visitId, act, onDone }: UndoVisitProps) {
  const { run, isPending, refusal } = useAct(act, {
    done: "La visita vuelve a estar prevista en su día.",
    onDone,
  });
  return (
    <>
      <RefusalAlert refusal={refusal} onLook={onDone} />
      <Button variant="ghost" isPending={isPending} onClick={() => run({ visit_id: visitId })}>
        <Undo2 aria-hidden="true" />
        Volver a prevista
      </Button>
    </>
  );
}
