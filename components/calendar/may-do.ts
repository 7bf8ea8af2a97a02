import { rightsOf } from "@/lib/auth/permissions";
import type { Caller } from "@/lib/kernel/context";
import type { MayDo } from "./moves";

export const calendarRights = (caller: Caller): MayDo =>
  rightsOf(caller, {
    create: "calendar.create",
    update: "calendar.update",
    move: "calendar.move",
    mark: "schedule.mark",
    undo: "schedule.undo",
  });
