import { Skeleton } from "@/components/ui/skeleton";

const tiles = ["visits", "papers", "sheets", "unbilled"];

export const HomeSkeleton = () => (
  <div role="status">
    <span className="sr-only">Cargando…</span>
    <Skeleton className="h-6 w-40" />
    <div className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {tiles.map((tile) => (
        <Skeleton key={tile} className="h-26 rounded-card" />
      ))}
    </div>
    <div className="mt-4 grid gap-4 md:grid-cols-2">
      <Skeleton className="h-112 rounded-card" />
      <Skeleton className="h-112 rounded-card" />
    </div>
  </div>
);
