"use client";

import { ReceiptText } from "lucide-react";
import { chosenRows } from "@/components/lists/chosen-rows";
import { DeclaredTable, type ShownList } from "@/components/lists/declared-table";
import { FilesInBulk } from "@/components/lists/files-in-bulk";
import type { WorksheetRow, WorksheetRows } from "@/lib/billing/list-worksheet-rows";
import { links } from "@/lib/links/pages";
import { isCancelled } from "@/lib/states/worksheet";
import { projectWorksheetList, worksheetList } from "@/lib/worksheets/list";
import { LiquidateSheets, type SheetsInBulk } from "./liquidate-sheets";
import { worksheetCells } from "./worksheet-cells";
import { WorksheetTotals } from "./worksheet-totals";

interface WorksheetsTableProps extends ShownList<WorksheetRow>, Pick<WorksheetRows, "totals"> {
  isOfProject?: boolean;
  /** Null for who may only look. */
  inBulk?: SheetsInBulk | null;
}

export const WorksheetsTable = ({
  isOfProject,
  totals,
  inBulk = null,
  ...shown
}: WorksheetsTableProps) => (
  <DeclaredTable
    {...shown}
    list={isOfProject ? projectWorksheetList : worksheetList}
    cells={worksheetCells}
    icon={ReceiptText}
    rowHref={({ id, projectId }) => links.worksheet(projectId, id)}
    rowMuted={isCancelled}
    bulkActions={(ids, clear) => (
      <>
        <FilesInBulk model="sheet_project" ids={ids} />
        {inBulk ? (
          <LiquidateSheets sheets={chosenRows(shown.rows, ids)} acts={inBulk} onDone={clear} />
        ) : null}
      </>
    )}
    totals={<WorksheetTotals totals={totals} count={shown.total} />}
  />
);
