import { Skeleton } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-12 max-w-md" />
      <Skeleton className="h-64" />
      <Skeleton className="h-48" />
    </div>
  );
}
