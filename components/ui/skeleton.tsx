import { cn } from "./cn";

/** Sized with classes (`h-4 w-32`). */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={cn("block animate-pulse rounded bg-sunken", className)} />
  );
}

/** For `loading.tsx` of a page that is no list; announced once. */
export function PageSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Cargando…</span>
      <Skeleton className="h-7 w-56" />
      <Skeleton className="mt-3 h-4 w-80 max-w-full" />
      <div className="mt-8 grid gap-4 md:grid-cols-2">
        <Skeleton className="h-48 rounded-card" />
        <Skeleton className="h-48 rounded-card" />
        <Skeleton className="h-64 rounded-card md:col-span-2" />
      </div>
    </div>
  );
}
