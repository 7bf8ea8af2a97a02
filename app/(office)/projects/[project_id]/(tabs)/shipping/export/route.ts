import { guideExportColumns } from "@/lib/exports/guide-columns";
import { exportOf } from "@/lib/next/export";
import { listGuides } from "@/lib/shipping/list-guides";
import { projectGuideQuery } from "@/lib/shipping/list-input";

export const GET = exportOf({
  operation: "shipping.list",
  name: "Guías del proyecto",
  query: projectGuideQuery,
  read: (ctx, { project_id: projectId, ...asked }) => listGuides(ctx, { ...asked, projectId }),
  inPages: true,
  columns: guideExportColumns,
});
