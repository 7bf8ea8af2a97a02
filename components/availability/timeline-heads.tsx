import { cn } from "@/components/ui/cn";
import { monthsOf } from "@/components/worksheets/months";
import { blockFields } from "@/lib/availability/fields";
import { type Day, type DaySpan, eachDay } from "@/lib/values/dates";
import { weeksOf } from "./placed";
import styles from "./timeline.module.css";
import { DayHead, WeekHead } from "./timeline-head-cells";

interface HeadsProps {
  span: DaySpan;
  today: Day;
  /** A head for each week, where days are too narrow for theirs. */
  byWeek: boolean;
}

/** Of a month with fewer there is no room for the name. */
const fewDays = 3;

export const TimelineHeads = ({ span, today, byWeek }: HeadsProps) => (
  <thead className={styles.head}>
    <tr>
      <th scope="col" rowSpan={2} className={cn(styles.unit, "text-left font-medium text-xs")}>
        {blockFields.equipmentId.label}
      </th>
      {monthsOf(span.from, span.to).map(({ key, name, days }) => (
        <th
          key={key}
          scope="colgroup"
          colSpan={days.length}
          className="truncate border-line border-l p-0 px-1.5 pt-1 text-left font-medium text-[0.6875rem] text-muted first-letter:uppercase"
        >
          <span className={days.length > fewDays ? "" : "sr-only"}>{name}</span>
        </th>
      ))}
    </tr>
    <tr>
      {byWeek
        ? weeksOf(span).map((day) => <WeekHead key={day} {...{ day, today }} />)
        : eachDay(span.from, span.to).map((day) => <DayHead key={day} {...{ day, today }} />)}
    </tr>
  </thead>
);
