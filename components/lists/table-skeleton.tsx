import { Skeleton } from "../ui/skeleton";

const names = ["w-3/4", "w-1/2", "w-2/3", "w-4/5", "w-3/5", "w-1/2", "w-2/3", "w-3/4"];

export function TableSkeleton({ columns = 5 }: { columns?: number }) {
  const cells = Array.from({ length: columns }, (_, at) => `column-${at}`);
  return (
    <div role="status">
      <span className="sr-only">Cargando…</span>
      <Skeleton className="mb-6 h-7 w-48" />
      <div className="rounded-card border border-line bg-surface shadow-card">
        <div className="flex gap-3 border-line border-b p-3">
          <Skeleton className="h-control w-full max-w-sm rounded-control" />
          <Skeleton className="ml-auto h-control w-24 rounded-control" />
        </div>
        {names.map((width, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
          <div key={at} className="flex gap-6 border-line border-b px-4 py-3.5 last:border-0">
            {cells.map((cell) => (
              <div key={cell} className="flex-1 max-sm:nth-[n+3]:hidden">
                <Skeleton className={`h-4 ${width}`} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
