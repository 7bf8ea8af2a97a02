"use client";

import { Plus, ShieldOff, Undo2 } from "lucide-react";
import { useState } from "react";
import { ConfirmAct } from "@/components/forms/confirm-act";
import { RecordMenu } from "@/components/forms/record-menu";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { lateWindow } from "@/components/ui/late-window";
import { PlainTable } from "@/components/ui/plain-table";
import { TwoLines } from "@/components/ui/two-lines";
import { type Act, asSeen, type ChangeAct } from "@/components/ui/use-act";
import { overrideFields as fields } from "@/lib/compliance/fields";
import { requirementName } from "@/lib/compliance/labels";
import type { OverrideRow } from "@/lib/compliance/list-override-rows";
import { type Day, showDay } from "@/lib/values/dates";

const OverrideForm = lateWindow(() =>
  import("./override-form").then(({ OverrideForm }) => OverrideForm),
);

interface Acts {
  override: Act;
  withdraw: ChangeAct;
}

interface OverridesCardProps {
  rows: readonly OverrideRow[];
  projectId: number;
  today: Day;
  /** Null without permission, or in a project that is closed. */
  acts: Acts | null;
}

function stateOf({ isWithdrawn, fromDate, untilDate }: OverrideRow, today: Day): [Tone, string] {
  if (isWithdrawn) return ["neutral", fields.isWithdrawn.label];
  if (untilDate < today) return ["neutral", "Terminada"];
  return fromDate > today ? ["info", "Por empezar"] : ["success", "Vigente"];
}

const isOver = (row: OverrideRow, today: Day) => row.isWithdrawn || row.untilDate < today;

export function OverridesCard({ rows, projectId, today, acts }: OverridesCardProps) {
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
          {
            header: "Días",
            cell: (row) => (
              <span className="whitespace-nowrap tabular-nums">
                {showDay(row.fromDate)} a {showDay(row.untilDate)}
              </span>
            ),
          },
          {
            header: fields.reason.label,
            cell: ({ reason }) => <span className="line-clamp-2 min-w-40">{reason}</span>,
          },
          { header: fields.approverId.label, cell: ({ approverName }) => approverName },
          {
            header: "Estado",
            cell: (row) => {
              const [tone, words] = stateOf(row, today);
              return <Badge tone={tone}>{words}</Badge>;
            },
          },
          ...(acts
            ? [
                {
                  header: "Acciones",
                  isSlim: true,
                  cell: (row: OverrideRow) => <Menu {...{ row, acts, today }} />,
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

interface MenuProps {
  row: OverrideRow;
  acts: Acts;
  today: Day;
}

function Menu({ row, acts, today }: MenuProps) {
  if (isOver(row, today)) return null;
  const name = `${requirementName(row)} de ${row.subjectName}`;
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
