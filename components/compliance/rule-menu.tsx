"use client";

import { History, Pencil, Trash2 } from "lucide-react";
import { ConfirmAct } from "@/components/forms/confirm-act";
import { RecordMenu } from "@/components/forms/record-menu";
import { useAsked } from "@/components/forms/use-asked";
import { lateWindow } from "@/components/ui/late-window";
import { asSeen, type ChangeAct } from "@/components/ui/use-act";
import { placeText, requirementName } from "@/lib/compliance/labels";
import type { RuleRow } from "@/lib/compliance/list-rule-rows";
import type { OperatorBlock } from "@/lib/settings/block-named";
import { RulePreview } from "./rule-preview";

const HistoryWindow = lateWindow(() =>
  import("@/components/history/history-window").then(({ HistoryWindow }) => HistoryWindow),
);
const RuleForm = lateWindow(() => import("./rule-form").then(({ RuleForm }) => RuleForm));

export interface RuleActs {
  update: ChangeAct;
  remove: ChangeAct;
}

interface RuleMenuProps {
  row: RuleRow;
  acts: RuleActs;
  blocks: readonly OperatorBlock[];
}

const nameOf = (row: RuleRow): string => `${requirementName(row)}, ${placeText(row)}`;

export function RuleMenu({ row, acts, blocks }: RuleMenuProps) {
  const deleting = (
    <ConfirmAct
      title="¿Eliminar esta regla?"
      description={`${nameOf(row)}. Lo que salió con ella queda anotado.`}
      confirmLabel="Eliminar"
      act={asSeen(acts.remove, row.version)}
      input={{ rule_id: row.id }}
      done="Regla eliminada."
    >
      <RulePreview ask={async () => ({ ruleId: row.id })} />
    </ConfirmAct>
  );
  return (
    <RecordMenu
      label={`Acciones de ${nameOf(row)}`}
      acts={[
        { label: "Editar", icon: Pencil, ask: <Editing {...{ row, acts, blocks }} /> },
        { label: "Historial", icon: History, ask: <Past row={row} /> },
        { label: "Eliminar", icon: Trash2, tone: "danger", ask: deleting },
      ]}
    />
  );
}

function Editing({ row, acts, blocks }: RuleMenuProps) {
  const { setOpen } = useAsked();
  return <RuleForm rule={row} blocks={blocks} save={acts.update} onClose={() => setOpen(false)} />;
}

function Past({ row }: { row: RuleRow }) {
  const { setOpen } = useAsked();
  return (
    <HistoryWindow
      title={nameOf(row)}
      recordType="compliance_rule"
      {...{ id: row.id, onClose: () => setOpen(false) }}
    />
  );
}
