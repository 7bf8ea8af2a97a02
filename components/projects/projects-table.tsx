"use client";

import { FolderKanban } from "lucide-react";
import { DeclaredTable, type ShownList } from "@/components/lists/declared-table";
import type { CellsOf } from "@/components/lists/screen-columns";
import { links } from "@/lib/links/pages";
import { projectList } from "@/lib/projects/list";
import type { ListedProject } from "@/lib/projects/list-projects";
import { ProjectState } from "./project-state";

const cells: CellsOf<typeof projectList> = {
  state: { cell: ({ isClosed }) => <ProjectState isClosed={isClosed} /> },
};

export const ProjectsTable = (shown: ShownList<ListedProject>) => (
  <DeclaredTable
    {...shown}
    list={projectList}
    cells={cells}
    icon={FolderKanban}
    rowHref={({ id }) => links.project(id)}
    rowMuted={({ isClosed }) => isClosed}
  />
);
