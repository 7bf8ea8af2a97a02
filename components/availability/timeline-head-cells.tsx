import { weekdayHeads } from "@/components/calendar/weekday-heads";
import { cn } from "@/components/ui/cn";
import { type Day, daysBetween, monthdayOf, showDay, weekdayOf } from "@/lib/values/dates";

const weekendStarts = 5;
const headLook = "p-0 font-normal text-[0.6875rem] leading-tight tabular-nums";

export const DayHead = ({ day, today }: { day: Day; today: Day }) => {
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

export const WeekHead = ({ day, today }: { day: Day; today: Day }) => {
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
