"use client";

import { ShieldCheck } from "lucide-react";
import { useMemo, useState } from "react";
import { DeclaredTable } from "@/components/lists/declared-table";
import type { CellsOf } from "@/components/lists/screen-columns";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { lateWindow } from "@/components/ui/late-window";
import type { Act } from "@/components/ui/use-act";
import {
  failureText,
  levelLabels,
  requirementName,
  stateWords,
  verdictLabels,
} from "@/lib/compliance/labels";
import type { PeopleMatrix, PeopleRow } from "@/lib/compliance/list-people-matrix";
import { peopleList } from "@/lib/compliance/people-list";
import { links } from "@/lib/links/pages";
import type { ListQuery } from "@/lib/lists/address";
import { type GateVerdict, isBlockingLevel, technical } from "@/lib/states/gate";
import { type Day, type DaySpan, showDay } from "@/lib/values/dates";
import type { OverrideBegun } from "./override-form";

const OverrideForm = lateWindow(() =>
  import("./override-form").then(({ OverrideForm }) => OverrideForm),
);

interface PeopleTableProps extends Pick<PeopleMatrix, "rows" | "total" | "span" | "hasRules"> {
  projectId: number;
  today: Day;
  query: ListQuery<string, object>;
  /** Null without permission. */
  override: Act | null;
}

const tones: Record<GateVerdict, Tone> = { FIT: "success", WARN: "warning", BLOCK: "danger" };

type Begin = ((begun: OverrideBegun) => void) | null;

const onDays = ({ day, until }: { day: Day; until: Day }, span: DaySpan) => {
  if (day === until) return `el ${showDay(day)}`;
  if (day === span.from && until === span.to) return "todo el trabajo";
  return `del ${showDay(day)} al ${showDay(until)}`;
};

interface LackingProps {
  row: PeopleRow;
  span: DaySpan;
  today: Day;
  begin: Begin;
}

function Lacking({ row, span, today, begin }: LackingProps) {
  if (row.failures.length === 0) return <span className="text-muted">Nada</span>;
  return (
    <ul className="grid gap-1.5 py-1.5">
      {row.failures.map((failure) => (
        <li
          key={`${failure.ruleId}-${failure.day}`}
          className="flex flex-wrap items-center gap-x-3 gap-y-1"
        >
          <span>
            {requirementName(failure)}: {stateWords(failure, today)}.{" "}
            <span className="text-muted">
              {levelLabels[failure.level]} {onDays(failure, span)}
              {failure.overrideId === null ? "." : ", con excepción."}
            </span>
          </span>
          {begin && isBlockingLevel(failure) && failure.overrideId === null ? (
            <Button
              size="sm"
              aria-label={`Autorizar excepción: ${failureText({ ...failure, name: row.name })}`}
              onClick={() => begin({ subject: technical, ...failure, id: row.id, name: row.name })}
            >
              Autorizar
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

const cellsOf = ({
  span,
  today,
  begin,
}: Omit<LackingProps, "row">): CellsOf<typeof peopleList> => ({
  verdict: {
    cell: ({ verdict }) => (
      <Badge dot tone={tones[verdict]}>
        {verdictLabels[verdict]}
      </Badge>
    ),
  },
  lacking: { cell: (row) => <Lacking {...{ row, span, today, begin }} />, isInteractive: true },
});

export function PeopleTable({
  projectId,
  today,
  span,
  hasRules,
  override,
  ...shown
}: PeopleTableProps) {
  const [begun, setBegun] = useState<OverrideBegun | null>(null);
  const cells = useMemo(
    () => cellsOf({ span, today, begin: override && setBegun }),
    [span, today, override],
  );
  return (
    <section aria-label="Técnicos y reglas" className="grid gap-3">
      <p className="text-muted">
        Del {showDay(span.from)} al {showDay(span.to)}, contra las reglas de aptitud que rigen en
        este proyecto.{hasRules ? null : " Todavía no hay ninguna regla: nada se exige."}
      </p>
      <DeclaredTable
        {...shown}
        list={peopleList}
        cells={cells}
        rowHref={({ id }) => links.staffMember(id)}
        icon={ShieldCheck}
        create="follows"
      />
      {begun && override ? (
        <OverrideForm
          {...{ projectId, today, begun }}
          save={override}
          onClose={() => setBegun(null)}
        />
      ) : null}
    </section>
  );
}
