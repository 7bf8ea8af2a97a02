import { TriangleAlert } from "lucide-react";
import { Link } from "@/components/ui/link";
import type { Bar } from "@/lib/availability/bars";
import type { TimelineRow as Row } from "@/lib/availability/get-timeline";
import { claimKindLabels, daysClaimed } from "@/lib/availability/labels";
import { conditionLabels } from "@/lib/equipment/labels";
import { links } from "@/lib/links/pages";
import { type DaySpan, daysInSpan } from "@/lib/values/dates";
import { barLineText } from "./bar-line";
import { type Placed, placedWithin } from "./placed";
import styles from "./timeline.module.css";

const cutWords = ({ isCutBefore, isCutAfter }: Placed) =>
  [isCutBefore ? "before" : "", isCutAfter ? "after" : ""].join(" ").trim() || undefined;

function kindOf({ kind, isFirm, isConflict }: Bar): string {
  const words = isFirm ? claimKindLabels[kind] : "Borrador";
  return isConflict ? `En conflicto, ${words.toLowerCase()}` : words;
}

/** Its days are told by its place, and in words to who does not see that. */
function TimelineBar({ bar, span, mayMove }: { bar: Bar; span: DaySpan; mayMove: boolean }) {
  const placed = placedWithin(bar, span);
  if (!placed) return null;
  const { begin, end } = placed;
  return (
    <li
      data-bar={`${begin} ${end}`}
      data-href={bar.url}
      data-line={mayMove && bar.line ? barLineText(bar.line) : undefined}
      data-kind={bar.kind}
      data-soft={bar.isFirm ? undefined : ""}
      data-conflict={bar.isConflict ? "" : undefined}
      data-cut={cutWords(placed)}
      className={styles.bar}
      style={{ gridColumn: `${begin} / ${end}` }}
    >
      <span className={styles.words}>
        {bar.isConflict ? <TriangleAlert aria-hidden="true" className={styles.sign} /> : null}
        {kindOf(bar)}: {bar.label}
        <span className={styles.when}>, {daysClaimed(bar)}</span>
      </span>
    </li>
  );
}

interface UnitRowProps {
  row: Row;
  span: DaySpan;
  mayMove: boolean;
}

export const UnitRow = ({ row: { unit, bars }, span, mayMove }: UnitRowProps) => (
  <tr data-unit={unit.id} data-code={unit.code} data-type={unit.type}>
    <th scope="row" className={styles.unit}>
      <Link
        href={links.equipment(unit.id)}
        prefetch={false}
        title={`${unit.name} · ${conditionLabels[unit.condition]}`}
        className={styles.code}
      >
        {unit.code}
      </Link>
    </th>
    <td colSpan={daysInSpan(span.from, span.to)} className={styles.cell}>
      <ul data-track="" className={styles.track}>
        {bars.length === 0 ? <li className={styles.free}>Libre</li> : null}
        {bars.map((bar) => (
          <TimelineBar key={`${bar.kind} ${bar.from} ${bar.label}`} {...{ bar, span, mayMove }} />
        ))}
      </ul>
    </td>
  </tr>
);
