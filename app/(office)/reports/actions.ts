"use server";

import { action } from "@/lib/next/action";
import { createSchedule } from "@/lib/report-schedules/create-schedule";
import { ScheduleInput, ScheduleRef } from "@/lib/report-schedules/input";
import { removeSchedule } from "@/lib/report-schedules/remove-schedule";

export const schedule = action({
  operation: "reports.schedule",
  input: ScheduleInput,
  run: createSchedule,
  refresh: ["/reports"],
});

export const unschedule = action({
  operation: "reports.schedule",
  input: ScheduleRef,
  run: removeSchedule,
  refresh: ["/reports"],
});
