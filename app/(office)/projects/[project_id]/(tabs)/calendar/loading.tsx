import { CalendarSkeleton } from "@/components/calendar/calendar-skeleton";

export default function Loading() {
  return <CalendarSkeleton />;
}
