"use client";

import { ConfirmAct } from "@/components/forms/confirm-act";
import type { Act } from "@/components/ui/use-act";
import type { Lane, Planning } from "@/lib/dispatch/planning";
import { windowOf } from "@/lib/schedule/window";
import { addDays, type Day, showDay } from "@/lib/values/dates";
import { type DispatchActs, nameOf, type PublishedWords } from "./lanes";

/** What is asked before it is done: copying a week, or publishing some routes. */
export type BoardQuestion = { kind: "copy" } | { kind: "publish"; lane: Lane | null };

interface AskedProps {
  planning: Planning;
  date: Day;
  acts: DispatchActs;
  question: BoardQuestion;
  onClose: () => void;
  onPublished: (words: PublishedWords) => void;
}

export function BoardAsked({ question, planning, date, acts, onClose, onPublished }: AskedProps) {
  if (question.kind === "copy") {
    const { from: to } = windowOf("week", date);
    const from = addDays(to, -7);
    return (
      <ConfirmAct
        {...{ onClose }}
        title="Copiar semana anterior"
        description={`Las mismas personas a los mismos servicios que en la semana del ${showDay(from)}, en la del ${showDay(to)}. Lo que ya está en rutas se queda.`}
        confirmLabel="Copiar"
        tone="primary"
        act={acts.copyWeek}
        input={{ from, to }}
        done="Semana copiada."
      />
    );
  }
  const { lane } = question;
  const publish: Act<PublishedWords> = async (input) => {
    const answer = await acts.publish(input);
    if (answer.ok && answer.data) onPublished(answer.data);
    return answer;
  };
  return (
    <ConfirmAct
      {...{ onClose }}
      title={lane ? `Publicar la ruta de ${nameOf(planning, lane.staffId)}` : "Publicar rutas"}
      description="A cada técnico se le avisa por correo de las rutas que no conoce como están ahora, y las ve en su inicio."
      confirmLabel="Publicar"
      tone="primary"
      act={publish}
      input={
        lane
          ? { date: lane.date, technical_ids: [lane.staffId] }
          : { from: planning.from, to: planning.to }
      }
      done="Rutas publicadas."
    />
  );
}
