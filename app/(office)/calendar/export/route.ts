import { calendarColumns } from "@/lib/exports/calendar-columns";
import { exportOf } from "@/lib/next/export";
import { calendarQuery } from "@/lib/schedule/input";
import { listEntries } from "@/lib/schedule/list-entries";

export const GET = exportOf({
  operation: "calendar.list",
  name: "Calendario",
  query: calendarQuery,
  read: listEntries,
  columns: calendarColumns,
});
