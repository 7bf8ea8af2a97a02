"use client";

import { ShieldCheck } from "lucide-react";
import { useMemo } from "react";
import { DeclaredTable, type ShownList } from "@/components/lists/declared-table";
import type { CellsOf } from "@/components/lists/screen-columns";
import { Badge } from "@/components/ui/badge";
import { TextLink } from "@/components/ui/text-link";
import { TwoLines } from "@/components/ui/two-lines";
import { groupLabel, levelLabels, requirementName, stateWords } from "@/lib/compliance/labels";
import { forecastList } from "@/lib/forecast/list";
import type { Forecast, ForecastRow } from "@/lib/forecast/list-forecast";
import { links } from "@/lib/links/pages";
import { isBlockingLevel, isUnitSubject, type RuleSubject } from "@/lib/states/gate";
import { counted } from "@/lib/values/count-text";
import { type DaySpan, showDay } from "@/lib/values/dates";

type ForecastTableProps = Omit<ShownList<ForecastRow>, "create"> &
  Pick<Forecast, "span" | "hasRules">;

const addresses: Record<RuleSubject, (id: number) => string> = {
  TECHNICAL: links.staffMember,
  VEHICLE: links.vehicle,
  EQUIPMENT: links.equipment,
};

const addressOf = ({ subject, id }: ForecastRow["who"]) => addresses[subject](id);

function Replacements({ row }: { row: ForecastRow }) {
  if (isUnitSubject(row.who)) return <span className="text-muted">—</span>;
  if (row.replacements.length === 0)
    return <span className="text-muted">Nadie libre y apto ese día</span>;
  return (
    <ul className="grid gap-0.5">
      {row.replacements.map((one) => (
        <li key={one.id}>
          <TextLink href={addressOf(one)}>{one.name}</TextLink>
        </li>
      ))}
    </ul>
  );
}

/** The first day is today. */
const cellsOf = ({ from: today }: DaySpan): CellsOf<typeof forecastList> => ({
  who: { cell: ({ who }) => <TwoLines first={who.name} second={groupLabel(who.group)} /> },
  day: {
    className: "whitespace-nowrap tabular-nums",
    cell: ({ day, hits }) => (
      <TwoLines
        first={showDay(day)}
        second={counted(hits, "día afectado", "días afectados")}
        className="text-ink"
      />
    ),
  },
  requirement: {
    cell: (row) => <TwoLines first={requirementName(row)} second={stateWords(row, today)} />,
  },
  project: {
    cell: (row) => (
      <TextLink href={links.projectFitness(row.site.projectId)}>{row.location}</TextLink>
    ),
    isInteractive: true,
  },
  level: {
    cell: (row) => (
      <Badge dot tone={isBlockingLevel(row) ? "danger" : "warning"}>
        {levelLabels[row.level]}
      </Badge>
    ),
  },
  replacements: { cell: (row) => <Replacements row={row} />, isInteractive: true },
});

export function ForecastTable({ span, hasRules, ...shown }: ForecastTableProps) {
  const cells = useMemo(() => cellsOf(span), [span]);
  return (
    <section aria-label="Lo que se rompe" className="grid gap-3">
      <p className="text-muted">
        Lo planificado del {showDay(span.from)} al {showDay(span.to)}: rutas, visitas (por su
        cuadrilla o por quien sirvió la última), eventos, cadenas, guías y equipos en obra.
        {hasRules ? null : " Todavía no hay reglas de aptitud: nada se exige."}
      </p>
      <DeclaredTable
        {...shown}
        list={forecastList}
        cells={cells}
        rowHref={({ who }) => addressOf(who)}
        icon={ShieldCheck}
        create="settled"
      />
    </section>
  );
}
