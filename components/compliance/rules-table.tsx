"use client";

import { ShieldQuestionMark } from "lucide-react";
import { useMemo } from "react";
import type { ListColumn } from "@/components/lists/columns";
import { DeclaredTable, type ShownList } from "@/components/lists/declared-table";
import type { CellsOf } from "@/components/lists/screen-columns";
import { Badge, type Tone } from "@/components/ui/badge";
import { groupNames, levelLabels } from "@/lib/compliance/labels";
import type { RuleRow } from "@/lib/compliance/list-rule-rows";
import { ruleList } from "@/lib/compliance/rule-list";
import type { OperatorBlock } from "@/lib/settings/block-named";
import type { RuleLevel } from "@/lib/states/gate";
import { type RuleActs, RuleMenu } from "./rule-menu";

interface RulesTableProps extends ShownList<RuleRow> {
  blocks: readonly OperatorBlock[];
  /** Null without permission. */
  acts: RuleActs | null;
}

const tones: Record<RuleLevel, Tone> = { BLOCK: "danger", WARN: "warning", IGNORE: "neutral" };

const cells: CellsOf<typeof ruleList> = {
  level: {
    cell: ({ level }) => (
      <Badge dot tone={tones[level]}>
        {levelLabels[level]}
      </Badge>
    ),
  },
  groups: { cell: (row) => groupNames(row) ?? "Todos" },
};

const menu = (acts: RuleActs, blocks: readonly OperatorBlock[]) =>
  ({
    id: "acts",
    header: "Acciones",
    isInteractive: true,
    align: "end",
    className: "print:hidden",
    cell: (row) => <RuleMenu {...{ row, acts, blocks }} />,
  }) satisfies ListColumn<RuleRow>;

export function RulesTable({ blocks, acts, ...shown }: RulesTableProps) {
  const column = useMemo(() => acts && menu(acts, blocks), [acts, blocks]);
  return (
    <DeclaredTable
      {...shown}
      list={ruleList}
      cells={cells}
      acts={column}
      icon={ShieldQuestionMark}
    />
  );
}
