import { addDays, type Day, monthdayOf, weekdayOf } from "./dates";
import { monthAfter } from "./months";
import type { NamedSpan } from "./named-span-labels";

const week = (monday: Day) => ({ from: monday, to: addDays(monday, 6) });
const month = (first: Day) => ({ from: first, to: addDays(monthAfter(first, 1), -1) });
const mondayOf = (day: Day) => addDays(day, -weekdayOf(day));
const firstOf = (day: Day) => addDays(day, 1 - monthdayOf(day));

const spans: Record<NamedSpan, (day: Day) => { from: Day; to: Day }> = {
  TODAY: (day) => ({ from: day, to: day }),
  YESTERDAY: (day) => ({ from: addDays(day, -1), to: addDays(day, -1) }),
  THIS_WEEK: (day) => week(mondayOf(day)),
  LAST_WEEK: (day) => week(addDays(mondayOf(day), -7)),
  THIS_MONTH: (day) => month(firstOf(day)),
  LAST_MONTH: (day) => month(monthAfter(day, -1)),
  THIS_YEAR: (day) => ({ from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 4)}-12-31` }),
};

/** Both days count; weeks begin on Monday. */
export const namedSpan = (name: NamedSpan, day: Day) => spans[name](day);
