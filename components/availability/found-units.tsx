import type { ReactNode } from "react";
import { ConditionBadge } from "@/components/equipment/equipment-badges";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { TextLink } from "@/components/ui/text-link";
import type { FreeLine, TakenLine } from "@/lib/availability/found-lines";
import { daysClaimed } from "@/lib/availability/labels";
import { isWorking } from "@/lib/equipment/condition";
import { links } from "@/lib/links/pages";
import { counted, showCount } from "@/lib/values/count-text";
import { showDay } from "@/lib/values/dates";

/** Of a list; the rest stands behind a fold. */
const shownAtOnce = 5;

interface UnitListProps<Line> {
  title: string;
  description: string;
  /** Of all, shown or not. */
  count: number;
  lines: readonly Line[];
  empty: string;
  actions?: ReactNode;
  lineOf: (line: Line) => ReactNode;
}

export function UnitList<Line extends { id: number }>(props: UnitListProps<Line>) {
  const { title, description, count, lines, empty, actions, lineOf } = props;
  const [first, rest] = [lines.slice(0, shownAtOnce), lines.slice(shownAtOnce)];
  const items = (some: readonly Line[]) => (
    <ul className="divide-y divide-line border-line border-t">
      {some.map((line) => (
        <li key={line.id} className="px-5 py-2.5">
          {lineOf(line)}
        </li>
      ))}
    </ul>
  );
  return (
    <Card title={`${title} (${showCount(count)})`} padding="none" {...{ description, actions }}>
      {lines.length === 0 ? <p className="px-5 pb-4 text-muted">{empty}</p> : items(first)}
      {rest.length > 0 ? (
        <details className="border-line border-t">
          <summary className="min-h-control content-center px-5 font-medium text-accent-ink text-sm">
            Ver {showCount(rest.length)} más
          </summary>
          {items(rest)}
        </details>
      ) : null}
      {count > lines.length ? (
        <p className="border-line border-t px-5 py-2.5 text-muted text-xs">
          Se muestran {showCount(lines.length)}: afine la búsqueda para ver los demás.
        </p>
      ) : null}
    </Card>
  );
}

type Unit = Pick<FreeLine, "id" | "code" | "name" | "type" | "condition">;

const UnitName = ({ unit }: { unit: Unit }) => (
  <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
    <TextLink href={links.equipment(unit.id)}>{unit.code}</TextLink>
    <span className="min-w-0 break-words text-muted text-xs">{unit.name}</span>
    {isWorking(unit) ? null : <ConditionBadge condition={unit.condition} />}
  </p>
);

export const FreeUnitLine = ({ line, reserve }: { line: FreeLine; reserve: string | null }) => (
  <div className="flex items-start gap-3">
    <div className="min-w-0 flex-1">
      <UnitName unit={line} />
      <p className="text-muted text-xs">{line.reasons.join(" · ")}</p>
    </div>
    {reserve ? (
      <Button asChild size="sm">
        <Link href={reserve} prefetch={false} aria-label={`Reservar ${line.code}`}>
          Reservar
        </Link>
      </Button>
    ) : null}
  </div>
);

/** A finger meets one of the links that stand below each other. */
const apart = "grid touch:gap-4";

const Claimed = ({ taken }: Pick<TakenLine, "taken">) =>
  taken.map(({ from, to, who, url }) => (
    <p key={`${from} ${who}`} className="text-muted text-xs">
      <TextLink href={url}>{who}</TextLink>, {daysClaimed({ from, to })}
    </p>
  ));

export const AlmostLine = ({ line }: { line: TakenLine }) => (
  <div className={apart}>
    <UnitName unit={line} />
    <Claimed taken={line.taken} />
    {line.more > 0 ? (
      <p className="text-muted text-xs">y {counted(line.more, "vez más", "veces más")}</p>
    ) : null}
  </div>
);

export const BusyLine = ({ line }: { line: TakenLine }) => {
  const [first] = line.taken;
  return (
    <div className={apart}>
      <UnitName unit={line} />
      {first ? (
        <p className="text-xs">
          <TextLink href={first.url}>{first.who}</TextLink>
        </p>
      ) : null}
      <p className="mt-0.5 flex flex-wrap gap-1.5">
        {line.hasUnknownReturn ? <Badge tone="warning">Sin retorno previsto</Badge> : null}
        {line.backOn ? <Badge>Vuelve el {showDay(line.backOn)}</Badge> : null}
        {line.lateSince ? (
          <Badge tone="danger">Debía volver el {showDay(line.lateSince)}</Badge>
        ) : null}
        {line.backOn || line.hasUnknownReturn ? null : <Badge>Sin fecha de retorno</Badge>}
      </p>
    </div>
  );
};
