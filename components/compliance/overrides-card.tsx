"use client";

import { Plus, ShieldOff } from "lucide-react";
import { useState } from "react";
import { fileColumn } from "@/components/files/slot-cell";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { lateWindow } from "@/components/ui/late-window";
import { PlainTable } from "@/components/ui/plain-table";
import { TwoLines } from "@/components/ui/two-lines";
import { overrideFields as fields } from "@/lib/compliance/fields";
import { requirementName } from "@/lib/compliance/labels";
import type { OverrideRow } from "@/lib/compliance/list-override-rows";
import type { RecordFiles } from "@/lib/files/list-record-files";
import { type Day, showDay } from "@/lib/values/dates";
import { type OverrideActs, OverrideMenu, overrideName } from "./override-menu";

const OverrideForm = lateWindow(() =>
  import("./override-form").then(({ OverrideForm }) => OverrideForm),
);

interface OverridesCardProps {
  rows: readonly OverrideRow[];
  files: RecordFiles;
  projectId: number;
  today: Day;
  /** Null without permission, or in a project that is closed. */
  acts: OverrideActs | null;
}

function stateOf({ isWithdrawn, fromDate, untilDate }: OverrideRow, today: Day): [Tone, string] {
  if (isWithdrawn) return ["neutral", fields.isWithdrawn.label];
  if (untilDate < today) return ["neutral", "Terminada"];
  return fromDate > today ? ["info", "Por empezar"] : ["success", "Vigente"];
}

export function OverridesCard({ rows, files, projectId, today, acts }: OverridesCardProps) {
  const [isAsked, setAsked] = useState(false);
  const add = acts ? (
    <Button onClick={() => setAsked(true)}>
      <Plus aria-hidden="true" />
      Autorizar excepción
    </Button>
  ) : null;
  return (
    <Card
      title="Excepciones"
      description="Quién dejó ir sin un requisito, hasta cuándo y por qué."
      actions={add}
      padding="none"
    >
      <PlainTable
        label="Excepciones"
        rows={rows}
        rowKey={({ id }) => id}
        empty={{ icon: ShieldOff, title: "No hay excepciones en este proyecto", act: "settled" }}
        columns={[
          {
            header: "Quién o qué",
            cell: (row) => <TwoLines first={row.subjectName} second={requirementName(row)} />,
          },
          { header: "Días", cell: (row) => <DaysAndState {...{ row, today }} /> },
          {
            header: fields.reason.label,
            cell: ({ reason, approverName }) => (
              <span className="block min-w-40">
                <span className="line-clamp-2">{reason}</span>
                <span className="block text-muted text-xs">
                  {fields.approverId.label} {approverName}
                </span>
              </span>
            ),
          },
          fileColumn(files, "compliance_override", (row: OverrideRow) => ({
            id: row.id,
            name: `excepción de ${overrideName(row)}`,
          })),
          ...(acts
            ? [
                {
                  header: "Acciones",
                  isSlim: true,
                  cell: (row: OverrideRow) => <OverrideMenu {...{ row, acts, today }} />,
                },
              ]
            : []),
        ]}
      />
      {isAsked && acts ? (
        <OverrideForm
          {...{ projectId, today }}
          save={acts.override}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </Card>
  );
}

function DaysAndState({ row, today }: { row: OverrideRow; today: Day }) {
  const [tone, words] = stateOf(row, today);
  return (
    <span className="grid justify-items-start gap-1">
      <span className="whitespace-nowrap tabular-nums">
        {showDay(row.fromDate)} a {showDay(row.untilDate)}
      </span>
      <Badge tone={tone}>{words}</Badge>
    </span>
  );
}
