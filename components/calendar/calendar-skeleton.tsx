import { Skeleton } from "@/components/ui/skeleton";

export const CalendarSkeleton = () => (
  <div role="status" className="grid gap-4">
    <span className="sr-only">Cargando…</span>
    <Skeleton className="h-9 w-72 max-w-full" />
    <Skeleton className="h-9 w-full" />
    <Skeleton className="h-[32rem] rounded-card" />
  </div>
);
