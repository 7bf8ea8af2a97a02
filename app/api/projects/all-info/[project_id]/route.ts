import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { getProjectOverview } from "@/lib/overview/get-project-overview";
import { ProjectOverviewRecord, projectOverviewJson } from "@/lib/overview/json";
import { ProjectRef } from "@/lib/projects/input";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "projects.overview",
    input: ProjectRef,
    run: getProjectOverview,
    json: projectOverviewJson,
    output: ProjectOverviewRecord,
  }),
});
