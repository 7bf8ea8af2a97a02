"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useRead } from "@/components/ui/use-read";
import { requirementName } from "@/lib/compliance/labels";
import type { PreviewedAct, RulesPreview } from "@/lib/compliance/preview-rules";
import { reads } from "@/lib/links/reads";
import { showDay } from "@/lib/values/dates";

export interface PreviewAsked {
  rule?: unknown;
  template?: unknown;
  ruleId?: number | undefined;
}

const addressOf = ({ rule, template, ruleId }: PreviewAsked) =>
  reads.rulesPreview({
    ...(rule ? { rule: JSON.stringify(rule) } : {}),
    ...(template ? { template: JSON.stringify(template) } : {}),
    rule_id: ruleId,
  });

interface RulePreviewProps {
  /** Null while what is typed is not whole. */
  ask: () => Promise<PreviewAsked | null>;
}

/** What the change would have stopped, before it is saved. */
export function RulePreview({ ask }: RulePreviewProps) {
  const [asked, setAsked] = useState<PreviewAsked | null>(null);
  return (
    <div className="grid gap-3 sm:col-span-full">
      <div>
        <Button size="sm" onClick={async () => setAsked(await ask())}>
          Simular los últimos 30 días
        </Button>
      </div>
      {asked ? <Outcome key={addressOf(asked)} address={addressOf(asked)} /> : null}
    </div>
  );
}

function Outcome({ address }: { address: string }) {
  const { found, refusal } = useRead<RulesPreview>(address);
  if (refusal) return <Alert tone="error">{refusal.error}</Alert>;
  if (!found)
    return (
      <p role="status" className="text-muted">
        Mirando lo que se hizo…
      </p>
    );
  return (
    <div ref={bringIntoView}>
      <Found {...found} />
    </div>
  );
}

/** It comes below what was pressed. */
const bringIntoView = (shown: HTMLElement | null) => shown?.scrollIntoView({ block: "nearest" });

const kinds: Record<PreviewedAct["kind"], string> = {
  chain: "Cadena",
  guide: "Guía",
  event: "Evento",
  visit: "Visita",
  assignment: "Asignación",
  route: "Ruta",
};

const actName = ({ kind, code }: PreviewedAct) => [kinds[kind], code].filter(Boolean).join(" ");

const one = (count: number, single: string, many: string) =>
  count === 1 ? `1 ${single}` : `${count} ${many}`;

function Found(preview: RulesPreview) {
  const { acts, stopped, stoppedCount, warnedCount, freedCount } = preview;
  const more = stoppedCount - stopped.length;
  return (
    <Alert
      live
      tone={stoppedCount > 0 ? "warning" : "success"}
      title={
        stoppedCount > 0
          ? `Habría detenido ${one(stoppedCount, "salida", "salidas")} de ${acts}.`
          : `No habría detenido ninguna de ${one(acts, "salida", "salidas")}.`
      }
    >
      <p>
        {warnedCount > 0 ? `Habría advertido ${one(warnedCount, "más", "más")}. ` : null}
        {freedCount > 0 ? `Ya no detendría ${one(freedCount, "salida", "salidas")}. ` : null}
        Con los papeles tal como están hoy.
      </p>
      {stopped.length > 0 ? (
        <ul className="mt-2 list-disc pl-4">
          {stopped.map((act) => (
            <li key={`${act.kind}-${act.id}-${act.projectId}-${act.subject}-${act.subjectId}`}>
              {showDay(act.day)}, {act.location}, {actName(act)}: {act.subjectName} (
              {act.reasons.map(requirementName).join(", ")})
            </li>
          ))}
          {more > 0 ? <li>y {more} más</li> : null}
        </ul>
      ) : null}
    </Alert>
  );
}
