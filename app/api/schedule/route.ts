import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { ScheduleWindow } from "@/lib/schedule/input";
import { ScheduleListing, scheduleJson } from "@/lib/schedule/json";
import { listSchedule } from "@/lib/schedule/list-schedule";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "schedule.list",
    input: ScheduleWindow,
    run: listSchedule,
    json: scheduleJson,
    output: ScheduleListing,
  }),
});
