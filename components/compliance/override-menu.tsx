import { Undo2 } from "lucide-react";
import { ConfirmAct } from "@/components/forms/confirm-act";
import { RecordMenu } from "@/components/forms/record-menu";
import { type Act, asSeen, type ChangeAct } from "@/components/ui/use-act";
import { requirementName } from "@/lib/compliance/labels";
import type { OverrideRow } from "@/lib/compliance/list-override-rows";
import type { Day } from "@/lib/values/dates";

export interface OverrideActs {
  override: Act;
  withdraw: ChangeAct;
}

export const overrideName = (row: OverrideRow) => `${requirementName(row)} de ${row.subjectName}`;

const isOver = (row: OverrideRow, today: Day) => row.isWithdrawn || row.untilDate < today;

interface OverrideMenuProps {
  row: OverrideRow;
  acts: OverrideActs;
  today: Day;
}

export function OverrideMenu({ row, acts, today }: OverrideMenuProps) {
  if (isOver(row, today)) return null;
  const name = overrideName(row);
  return (
    <RecordMenu
      label={`Acciones de ${name}`}
      acts={[
        {
          label: "Quitar excepción",
          icon: Undo2,
          tone: "danger",
          ask: (
            <ConfirmAct
              title="¿Quitar esta excepción?"
              description={`${name}. Desde ahora la regla vuelve a valer.`}
              confirmLabel="Quitar"
              act={asSeen(acts.withdraw, row.version)}
              input={{ override_id: row.id }}
              done="Excepción quitada."
            />
          ),
        },
      ]}
    />
  );
}
