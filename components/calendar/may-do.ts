import { rightsOf } from "@/lib/auth/permissions";
import type { Caller } from "@/lib/kernel/context";
import type { MayDo } from "./moves";

/** What the person may do in the calendar. */
export const calendarRights = (caller: Caller): MayDo =>
  rightsOf(caller, {
    create: "calendar.create",
    update: "calendar.update",
    move: "calendar.move",
    mark: "schedule.mark",
    undo: "schedule.undo",
  });
