import type { ChangeAct } from "@/components/ui/use-act";
import type { TimelineRow as Row } from "@/lib/availability/get-timeline";
import { typeLabels } from "@/lib/equipment/labels";
import { type Day, type DaySpan, daysBetween, daysInSpan } from "@/lib/values/dates";
import { groupedBy } from "@/lib/values/rows";
import styles from "./timeline.module.css";
import { TimelineHand } from "./timeline-hand";
import { TimelineHeads } from "./timeline-heads";
import { UnitRow } from "./unit-row";

interface TimelineProps {
  label: string;
  rows: readonly Row[];
  span: DaySpan;
  today: Day;
  mayReserve: boolean;
  /** Of which project the reservation would be. */
  projectId?: number | undefined;
  /** Null for who may not. */
  move: ChangeAct | null;
}

const [aWeek, fiveWeeks, aQuarter] = [7, 35, 91];

const dayWidth = (days: number) => {
  if (days <= aWeek) return "4.5rem";
  if (days <= fiveWeeks) return "1.5rem";
  return days <= aQuarter ? "0.625rem" : "0.5rem";
};

/** Rows are units, columns days: bars alone are sent, lines are drawn by the background. */
export function Timeline({ label, rows, span, today, ...asked }: TimelineProps) {
  const days = daysInSpan(span.from, span.to);
  const byWeek = days > fiveWeeks;
  const byType = [...groupedBy(rows, ({ unit }) => unit.type)];
  return (
    <TimelineHand
      key={`${span.from} ${span.to} ${rows.map(({ unit }) => unit.id).join(" ")}`}
      {...{ label, days, ...asked }}
      from={span.from}
      todayAt={daysBetween(span.from, today)}
      look={{ "--days": days, "--day": dayWidth(days), "--rule": byWeek ? aWeek : 1 }}
    >
      <colgroup>
        <col className={styles.units} />
        <col span={days} />
      </colgroup>
      <TimelineHeads {...{ span, today, byWeek }} />
      {byType.map(([type, units]) => (
        <tbody key={type}>
          {rows.length > 1 ? (
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={days + 1}>
                <span>{typeLabels[type]}</span>
              </th>
            </tr>
          ) : null}
          {units.map((row) => (
            <UnitRow key={row.unit.id} {...{ row, span }} mayMove={asked.move !== null} />
          ))}
        </tbody>
      ))}
    </TimelineHand>
  );
}
