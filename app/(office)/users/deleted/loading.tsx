import { TableSkeleton } from "@/components/ui/data-table/table-skeleton";

export default function Loading() {
  return <TableSkeleton columns={5} />;
}
