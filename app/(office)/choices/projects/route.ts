import type { ComboboxOption } from "@/components/ui/use-combobox";
import { officeRead } from "@/lib/next/office-read";
import { listProjects } from "@/lib/projects/list-projects";
import { projectOptionWithContact } from "@/lib/projects/project-option";
import { ChoiceSearch } from "@/lib/search/input";

export const GET = officeRead({
  operation: "projects.list",
  input: ChoiceSearch,
  run: (ctx, { search }) => listProjects(ctx, { search, page: { page: 1, pageSize: 20 } }),
  show: ({ rows }): ComboboxOption[] => rows.map(projectOptionWithContact),
});
