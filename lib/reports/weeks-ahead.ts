import { addDays, type Day, type DaySpan, weekdayOf } from "../values/dates";

/** From Monday to Sunday; the first is what is left of this one. */
export function weeksAhead(today: Day, count: number): DaySpan[] {
  const monday = addDays(today, -weekdayOf(today));
  return Array.from({ length: count }, (_, at) => {
    const from = addDays(monday, 7 * at);
    return { from: at === 0 ? today : from, to: addDays(from, 6) };
  });
}
