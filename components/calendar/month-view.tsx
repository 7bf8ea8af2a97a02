import { eachDay } from "@/lib/values/dates";
import type { Board } from "./board";
import { DayCell } from "./day-cell";
import { weekdayHeads } from "./weekday-heads";

export function MonthView({ board, label }: { board: Board; label: string }) {
  const days = eachDay(board.from, board.to);
  const weeks = Array.from({ length: days.length / 7 }, (_, at) => days.slice(at * 7, at * 7 + 7));
  return (
    <table className="w-full table-fixed border-collapse bg-surface">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          {weekdayHeads.map(({ short, name }) => (
            <th
              key={name}
              scope="col"
              className="border border-line bg-sunken px-1 py-2 text-center font-medium text-muted text-xs"
            >
              <span aria-hidden="true">{short}</span>
              <span className="sr-only">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                board={board}
                isOutside={day.slice(0, 7) !== board.date.slice(0, 7)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
