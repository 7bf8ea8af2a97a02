"use client";

import { FolderPlus } from "lucide-react";
import { useMemo } from "react";
import type { ListColumn } from "@/components/lists/columns";
import { DeclaredTable, type ShownList } from "@/components/lists/declared-table";
import type { ChangeAct } from "@/components/ui/use-act";
import type { ProjectTemplate } from "@/lib/project-templates/get-template";
import { templateList } from "@/lib/project-templates/list";
import { TemplateMenu } from "./template-menu";

interface TemplatesTableProps extends ShownList<ProjectTemplate> {
  remove: ChangeAct;
}

const menu = (remove: ChangeAct) =>
  ({
    id: "acts",
    header: "Acciones",
    isInteractive: true,
    align: "end",
    className: "print:hidden",
    cell: (row) => <TemplateMenu {...{ row, remove }} />,
  }) satisfies ListColumn<ProjectTemplate>;

export function TemplatesTable({ remove, ...shown }: TemplatesTableProps) {
  const column = useMemo(() => menu(remove), [remove]);
  return <DeclaredTable {...shown} list={templateList} acts={column} icon={FolderPlus} />;
}
