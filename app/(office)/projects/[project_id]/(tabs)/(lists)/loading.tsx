import { TableSkeleton } from "@/components/lists/table-skeleton";

export default function Loading() {
  return <TableSkeleton columns={6} />;
}
