import { Skeleton } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <div role="status">
      <span className="sr-only">Cargando…</span>
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}
