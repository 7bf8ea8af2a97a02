import { weekdayHeads } from "@/components/calendar/weekday-heads";
import { cn } from "@/components/ui/cn";
import { monthsOf } from "@/components/worksheets/months";
import { blockFields } from "@/lib/availability/fields";
import {
  type Day,
  type DaySpan,
  daysBetween,
  eachDay,
  monthdayOf,
  showDay,
  weekdayOf,
} from "@/lib/values/dates";
import { weeksOf } from "./placed";
import styles from "./timeline.module.css";

interface HeadsProps {
  span: DaySpan;
  today: Day;
  /** A head for each week, where days are too narrow for theirs. */
  byWeek: boolean;
}

const weekendStarts = 5;
const headLook = "p-0 font-normal text-[0.6875rem] leading-tight tabular-nums";

const DayHead = ({ day, today }: { day: Day; today: Day }) => {
  const weekday = weekdayOf(day);
  const { short = "", name = "" } = weekdayHeads[weekday] ?? {};
  return (
    <th
      scope="col"
      className={cn(
        headLook,
        "text-center text-ink",
        weekday >= weekendStarts && "text-faint",
        day === today && "font-semibold text-accent-ink",
      )}
    >
      <span aria-hidden="true">
        <span className="block">{short.slice(0, 1).toUpperCase()}</span>
        {monthdayOf(day)}
      </span>
      <span className="sr-only">
        {name} {showDay(day)}
        {day === today ? ", hoy" : ""}
      </span>
    </th>
  );
};

const WeekHead = ({ day, today }: { day: Day; today: Day }) => {
  const sinceMonday = daysBetween(day, today);
  const hasToday = sinceMonday >= 0 && sinceMonday < 7;
  return (
    <th
      scope="colgroup"
      colSpan={7}
      className={cn(
        headLook,
        "border-line border-l pb-1 pl-1 text-left text-ink",
        hasToday && "font-semibold text-accent-ink",
      )}
    >
      <span className="sr-only">Semana del </span>
      {showDay(day).slice(0, 5)}
      <span className="sr-only">{hasToday ? ", la de hoy" : ""}</span>
    </th>
  );
};

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
