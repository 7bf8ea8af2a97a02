import { exportOf } from "@/lib/next/export";
import { calendarColumns } from "@/lib/reports/calendar-columns";
import { calendarQuery } from "@/lib/schedule/input";
import { listEntries } from "@/lib/schedule/list-entries";

export const GET = exportOf({
  operation: "calendar.list",
  name: "Calendario",
  query: calendarQuery,
  read: listEntries,
  columns: calendarColumns,
});
