import { officeRead } from "@/lib/next/office-read";
import { listProjects } from "@/lib/projects/list-projects";
import { projectOption } from "@/lib/projects/project-option";
import { ChoiceSearch } from "@/lib/search/input";

export const GET = officeRead({
  operation: "projects.list",
  input: ChoiceSearch,
  run: (ctx, { search }) =>
    listProjects(ctx, { search, isClosed: false, page: { page: 1, pageSize: 20 } }),
  show: ({ rows }) => rows.map(projectOption),
});
