import { exportOf } from "@/lib/next/export";
import { guideColumns } from "@/lib/reports/guide-columns";
import { guideQuery } from "@/lib/shipping/input";
import { listGuides } from "@/lib/shipping/list-guides";

export const GET = exportOf({
  operation: "shipping.list",
  name: "Guías de remisión",
  query: guideQuery,
  read: listGuides,
  columns: guideColumns,
});
