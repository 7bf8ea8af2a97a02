"use client";

import { useOptimistic, useRef, useTransition } from "react";
import { Card } from "@/components/ui/card";
import { inTurn } from "@/components/ui/in-turn";
import { Progress } from "@/components/ui/progress";
import { useRefusalToast } from "@/components/ui/refusal-alert";
import { Switch } from "@/components/ui/switch";
import { type ChangeAct, failedAct } from "@/components/ui/use-act";
import { type ChecklistItem, checklistOf, type EquipmentType } from "@/lib/equipment/checklist";
import { type Condition, conditionByChecklist } from "@/lib/equipment/condition";
import { checklistLabels } from "@/lib/equipment/labels";
import { ConditionBadge } from "./equipment-badges";

interface ChecklistCardProps {
  unit: { id: number; version: number; type: EquipmentType; condition: Condition } & Record<
    ChecklistItem,
    boolean
  >;
  canCheck: boolean;
  check: ChangeAct;
}

type Tap = { item: ChecklistItem; has: boolean };

function said(canCheck: boolean, isSaving: boolean): string {
  if (!canCheck) return "El estado sigue a los componentes.";
  return isSaving ? "Guardando…" : "Cada cambio se guarda al momento y actualiza el estado.";
}

/** A tap saves at once, and the condition follows. */
export function ChecklistCard({ unit, canCheck, check }: ChecklistCardProps) {
  const [isSaving, startTransition] = useTransition();
  const refuse = useRefusalToast();
  const turn = useRef(inTurn());
  const [shown, showTap] = useOptimistic(unit, (before, { item, has }: Tap) => {
    const after = { ...before, [item]: has };
    return { ...after, condition: conditionByChecklist(unit.type, after) ?? unit.condition };
  });
  const items = checklistOf[unit.type];
  const present = items.filter((item) => shown[item]).length;

  const tap = (item: ChecklistItem, has: boolean) =>
    startTransition(async () => {
      showTap({ item, has });
      const send = (seen: number | null) => check({ id: unit.id, [item]: has }, seen);
      const answer = await turn.current(unit.version, send).catch(failedAct);
      if (!answer.ok) refuse(answer);
    });

  return (
    <Card
      title="Componentes"
      description={said(canCheck, isSaving)}
      actions={
        <span aria-live="polite">
          <ConditionBadge condition={shown.condition} />
        </span>
      }
    >
      <div className="flex items-center gap-3">
        <Progress
          label="Componentes presentes"
          value={present}
          max={items.length}
          tone={present === items.length ? "success" : "warning"}
        />
        <p className="whitespace-nowrap text-muted text-xs tabular-nums">
          {present} de {items.length}
        </p>
      </div>
      <ul className="mt-3 grid gap-x-10 sm:grid-cols-2">
        {items.map((item) => (
          <li key={item} className="border-line border-b">
            <Switch
              label={checklistLabels[item]}
              checked={shown[item]}
              disabled={!canCheck}
              onCheckedChange={(has) => tap(item, has)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
