import type { ComboboxOption } from "@/components/ui/use-combobox";
import { officeRead } from "@/lib/next/office-read";
import { listFoundProjects } from "@/lib/projects/list-found-projects";
import { projectOptionWithContact } from "@/lib/projects/project-option";
import { ChoiceSearch } from "@/lib/search/input";

export const GET = officeRead({
  operation: "projects.list",
  input: ChoiceSearch,
  run: (ctx, { search }) => listFoundProjects(ctx, search),
  show: (rows): ComboboxOption[] => rows.map(projectOptionWithContact),
});
