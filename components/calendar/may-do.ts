import { may } from "@/lib/auth/permissions";
import type { MayDo } from "./moves";

/** What the person may do in the calendar. */
export const calendarRights = (visit: Parameters<typeof may>[0]): MayDo => ({
  create: may(visit, "calendar.create"),
  update: may(visit, "calendar.update"),
  move: may(visit, "calendar.move"),
  mark: may(visit, "schedule.mark"),
  undo: may(visit, "schedule.undo"),
});
