import type { ComboboxOption } from "@/components/ui/use-combobox";
import { officeRead } from "@/lib/next/office-read";
import { listProjects } from "@/lib/projects/list-projects";
import { projectOption } from "@/lib/projects/project-option";
import { PartnerProjectSearch } from "@/lib/reservations/input";

export const GET = officeRead({
  operation: "projects.list",
  input: PartnerProjectSearch,
  run: (ctx, asked) =>
    listProjects(ctx, { ...asked, isClosed: false, page: { page: 1, pageSize: 20 } }),
  show: ({ rows }): ComboboxOption[] =>
    rows.map((project) => ({
      ...projectOption(project),
      facts: { location: project.location, block: project.block ?? "" },
    })),
});
