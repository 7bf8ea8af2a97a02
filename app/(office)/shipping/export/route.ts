import { guideExportColumns } from "@/lib/exports/guide-columns";
import { exportOf } from "@/lib/next/export";
import { listGuides } from "@/lib/shipping/list-guides";
import { guideQuery } from "@/lib/shipping/list-input";

export const GET = exportOf({
  operation: "shipping.list",
  name: "Guías de remisión",
  query: guideQuery,
  read: listGuides,
  inPages: true,
  columns: guideExportColumns,
});
