"use client";

import { CalendarOff, Undo2 } from "lucide-react";
import { useState } from "react";
import { ConfirmAct } from "@/components/forms/confirm-act";
import { RecordMenu } from "@/components/forms/record-menu";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { type Act, asSeen, type ChangeAct } from "@/components/ui/use-act";
import { blockKindLabels } from "@/lib/availability/labels";
import type { UnitBlock } from "@/lib/availability/list-unit-blocks";
import { type Day, showDay } from "@/lib/values/dates";
import { BlockUnit } from "./block-unit";

interface UnitBlocksProps {
  unit: { id: number; code: string };
  blocks: UnitBlock[];
  today: Day;
  /** Null for who may only read. */
  acts: { block: Act; unblock: ChangeAct } | null;
}

export function UnitBlocks({ unit, blocks, today, acts }: UnitBlocksProps) {
  const [isAsking, setIsAsking] = useState(false);
  const ask = acts ? (
    <Button size="sm" onClick={() => setIsAsking(true)}>
      Bloquear
    </Button>
  ) : null;
  return (
    <Card
      title="Bloqueos"
      description="Días en que no se asigna ni se reserva"
      padding="none"
      actions={ask}
    >
      {blocks.length === 0 ? (
        <EmptyState
          icon={CalendarOff}
          title="Sin bloqueos"
          description="Una reparación o un traslado que viene se anota aquí."
          act={acts ? "beside" : "office"}
          className="pt-2 pb-8"
        />
      ) : (
        <ul className="divide-y divide-line border-line border-t">
          {blocks.map((block) => (
            <BlockLine key={block.id} {...{ block, unit }} unblock={acts?.unblock ?? null} />
          ))}
        </ul>
      )}
      {acts && isAsking ? (
        <BlockUnit {...{ unit, today }} block={acts.block} onClose={() => setIsAsking(false)} />
      ) : null}
    </Card>
  );
}

const daysOf = ({ fromDate, toDate }: UnitBlock) =>
  toDate ? `${showDay(fromDate)} – ${showDay(toDate)}` : `Desde el ${showDay(fromDate)}`;

interface BlockLineProps {
  block: UnitBlock;
  unit: { id: number; code: string };
  unblock: ChangeAct | null;
}

function BlockLine({ block, unit, unblock }: BlockLineProps) {
  return (
    <li className="flex items-start gap-4 px-5 py-3">
      <div className="min-w-0 flex-1">
        <p className="text-ink tabular-nums">
          {blockKindLabels[block.kind]} · {daysOf(block)}
        </p>
        <p className="break-words text-muted text-sm">{block.reason}</p>
      </div>
      {unblock ? (
        <RecordMenu
          label={`Acciones del bloqueo del ${showDay(block.fromDate)}`}
          acts={[
            {
              label: "Retirar el bloqueo",
              icon: Undo2,
              ask: (
                <ConfirmAct
                  title="¿Retirar el bloqueo?"
                  description={`${unit.code} se podrá asignar y reservar en esos días.`}
                  confirmLabel="Retirar"
                  act={asSeen(unblock, block.version)}
                  input={{ resource_id: unit.id, block_id: block.id }}
                  done="Bloqueo retirado."
                />
              ),
            },
          ]}
        />
      ) : null}
    </li>
  );
}
