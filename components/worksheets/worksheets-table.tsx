"use client";

import { ReceiptText } from "lucide-react";
import { DeclaredTable, type ShownList } from "@/components/lists/declared-table";
import type { WorksheetRow, WorksheetRows } from "@/lib/billing/list-worksheet-rows";
import { links } from "@/lib/links/pages";
import { isCancelled } from "@/lib/states/worksheet";
import { projectWorksheetList, worksheetList } from "@/lib/worksheets/list";
import { worksheetCells } from "./worksheet-cells";
import { WorksheetTotals } from "./worksheet-totals";

interface WorksheetsTableProps extends ShownList<WorksheetRow>, Pick<WorksheetRows, "totals"> {
  isOfProject?: boolean;
}

export const WorksheetsTable = ({ isOfProject, totals, ...shown }: WorksheetsTableProps) => (
  <DeclaredTable
    {...shown}
    list={isOfProject ? projectWorksheetList : worksheetList}
    cells={worksheetCells}
    icon={ReceiptText}
    rowHref={({ id, projectId }) => links.worksheet(projectId, id)}
    rowMuted={isCancelled}
    totals={<WorksheetTotals totals={totals} count={shown.total} />}
  />
);
