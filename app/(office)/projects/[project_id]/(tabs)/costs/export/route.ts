import { idFilter } from "@/lib/lists/filter-readers";
import { exportOf } from "@/lib/next/export";
import { costColumns } from "@/lib/overview/cost-columns";
import { listProjectCosts } from "@/lib/overview/list-project-costs";

export const GET = exportOf({
  operation: "projects.overview",
  name: "Costos del proyecto",
  query: {
    sortable: [],
    filters: { projectId: idFilter() },
    params: { projectId: "project_id" },
  },
  read: listProjectCosts,
  columns: costColumns,
});
