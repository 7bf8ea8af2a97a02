"use client";

import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import type { Act, ChangeAct } from "@/components/ui/use-act";
import { keyOfDoubleCharge, type ShownDoubleCharge } from "@/lib/billing/shown-double-charges";
import { BothRight } from "./both-right";
import { DoubtWords } from "./doubt-words";
import { SettledDoubts } from "./settled-doubts";

export type DoubtActs = { confirm: Act; withdraw: ChangeAct };

interface DoubtfulChargesProps {
  projectId: number;
  doubts: readonly ShownDoubleCharge[];
  timeZone: string;
  /** Null without permission. */
  acts: DoubtActs | null;
}

export function DoubtfulCharges({ projectId, doubts, timeZone, acts }: DoubtfulChargesProps) {
  if (doubts.length === 0) return null;
  const open = doubts.filter(({ confirmed }) => confirmed === null);
  const settled = doubts.filter(({ confirmed }) => confirmed !== null);
  return (
    <div id="dobles-cobros" className="scroll-mt-20">
      <Card
        title="Posibles dobles cobros"
        description="Trabajos sobre un mismo equipo y un mismo día que se cobran más de una vez."
        actions={
          acts && open.length > 1 ? (
            <BothRight
              doubts={open}
              label="Todos son correctos"
              projectId={projectId}
              confirm={acts.confirm}
            />
          ) : null
        }
      >
        {open.length === 0 ? <p className="text-muted">Todos están confirmados.</p> : null}
        <ul className="grid divide-y divide-line">
          {open.map((doubt) => (
            <li
              key={keyOfDoubleCharge(doubt)}
              className="flex flex-wrap items-center gap-3 py-3 first:pt-0"
            >
              <div className="min-w-0 flex-1 text-ink">
                <DoubtWords doubt={doubt} />
              </div>
              {acts ? (
                <BothRight
                  doubts={[doubt]}
                  label={doubt.charges.length > 2 ? "Todos son correctos" : "Ambos son correctos"}
                  projectId={projectId}
                  confirm={acts.confirm}
                />
              ) : (
                <Badge tone="warning">Por confirmar</Badge>
              )}
            </li>
          ))}
        </ul>
        <SettledDoubts doubts={settled} timeZone={timeZone} withdraw={acts?.withdraw ?? null} />
      </Card>
    </div>
  );
}
