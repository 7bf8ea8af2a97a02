"use client";

import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { RefusalAlert } from "@/components/ui/refusal-alert";
import { useAct } from "@/components/ui/use-act";
import type { ShownProposal } from "@/lib/dispatch/planning";
import { counted } from "@/lib/values/count-text";
import { type Day, showDay } from "@/lib/values/dates";
import type { DispatchActs } from "./lanes";

interface ProposalCardProps {
  proposal: ShownProposal;
  span: { from: Day; to: Day };
  propose: DispatchActs["propose"];
  /** The same board without the proposal. */
  back: string;
  onDone: () => void;
}

const LeftOut = ({ placed, left, leftCount }: Omit<ShownProposal, "people">) => (
  <details open={placed === 0}>
    <summary className="cursor-pointer font-medium text-ink touch:py-4">
      {`${counted(leftCount, "queda", "quedan")} sin asignar`}
    </summary>
    <ul className="mt-2 grid gap-1 text-muted text-sm">
      {left.map(({ date, stop, reason }) => (
        <li key={`${date} ${stop.key}`}>
          {`${showDay(date)} · ${stop.title}${stop.unit ? ` · ${stop.unit}` : ""}, ${stop.location}: ${reason}`}
        </li>
      ))}
      {leftCount > left.length ? (
        <li>{`y ${counted(leftCount - left.length, "más", "más")}`}</li>
      ) : null}
    </ul>
  </details>
);

/** What would be put on routes; the board below says where. */
export function ProposalCard({ proposal, span, propose, back, onDone }: ProposalCardProps) {
  const { run, isPending, refusal } = useAct(propose, { done: "Propuesta aplicada.", onDone });
  const { placed, people, left, leftCount } = proposal;
  return (
    <Card
      title="Propuesta"
      description="Va quien suele ir; si no, quien fue la última vez. Nadie pasa de 10 horas ni va donde no es apto."
    >
      <div className="grid gap-4">
        <RefusalAlert refusal={refusal} />
        <p>
          {placed === 0
            ? "No hay nada que se pueda asignar."
            : `${counted(placed, "parada", "paradas")} para ${counted(people, "técnico", "técnicos")}. En el tablero se ve cuántas recibe cada uno.`}
        </p>
        <div className="flex flex-wrap gap-2">
          {placed > 0 ? (
            <Button variant="primary" isPending={isPending} onClick={() => run(span)}>
              Aplicar propuesta
            </Button>
          ) : null}
          <Button asChild>
            <Link href={back}>Descartar</Link>
          </Button>
        </div>
        {leftCount > 0 ? <LeftOut {...{ placed, left, leftCount }} /> : null}
      </div>
    </Card>
  );
}
