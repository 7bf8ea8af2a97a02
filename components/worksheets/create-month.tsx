"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { RefusalAlert } from "@/components/ui/refusal-alert";
import { type Act, useAct } from "@/components/ui/use-act";
import { showMonth } from "@/lib/home/months";
import { counted } from "@/lib/values/count-text";
import type { MonthOutcome } from "@/lib/worksheets/create-month-sheets";
import type { ProposedSheet } from "@/lib/worksheets/list-month-sheets";
import { MonthOutcomes, type NamedOutcome } from "./month-outcomes";
import { ProposedSheets } from "./proposed-sheets";

interface CreateMonthProps {
  month: string;
  proposed: readonly ProposedSheet[];
  /** How many more there are than one act makes. */
  waiting: number;
  create: Act<MonthOutcome[]>;
}

function useLeftOut() {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number) => {
    const after = new Set(left);
    if (!after.delete(id)) after.add(id);
    setLeft(after);
  };
  return { isLeft: (id: number) => left.has(id), toggle };
}

function named(outcomes: readonly MonthOutcome[], proposed: readonly ProposedSheet[]) {
  const known = new Map(proposed.map(({ project }) => [project.id, project]));
  return outcomes.flatMap((outcome) => {
    const project = known.get(outcome.projectId);
    return project ? [{ ...outcome, project }] : [];
  });
}

export function CreateMonth({ month, proposed, waiting, create }: CreateMonthProps) {
  const router = useRouter();
  const { isLeft, toggle } = useLeftOut();
  const [outcomes, setOutcomes] = useState<NamedOutcome[]>([]);
  const { run, isPending, refusal } = useAct(create, {
    onDone: (done) => setOutcomes(named(done ?? [], proposed)),
    onRefused: () => router.refresh(),
  });
  const title = `Planillas de ${showMonth(month)}`;
  const chosen = proposed.filter(({ project }) => !isLeft(project.id));
  const send = () => run({ month, project_ids: chosen.map(({ project }) => project.id) });
  return (
    <>
      <MonthOutcomes outcomes={outcomes} />
      <RefusalAlert refusal={refusal} />
      <Card
        title={title}
        description="Cada planilla se guarda por sí sola: si una no se puede crear, las demás quedan creadas."
        padding="none"
        actions={
          chosen.length > 0 ? (
            <Button variant="primary" isPending={isPending} onClick={send}>
              Crear {counted(chosen.length, "planilla", "planillas")}
            </Button>
          ) : null
        }
      >
        {waiting > 0 ? (
          <Alert className="mx-5 mb-4">
            {`Se crean ${proposed.length} a la vez; al terminar se proponen las ${waiting} que faltan.`}
          </Alert>
        ) : null}
        <ProposedSheets label={title} {...{ proposed, chosen, isLeft }} onToggle={toggle} />
      </Card>
    </>
  );
}
