"use client";

import { FileCheck2 } from "lucide-react";
import { BulkAct } from "@/components/lists/bulk-act";
import type { BulkChange, BulkRow } from "@/components/lists/bulk-row";
import type { WorksheetRow } from "@/lib/billing/list-worksheet-rows";
import { isWritable, worksheetMoves } from "@/lib/states/worksheet";
import { counted } from "@/lib/values/count-text";
import { showMoney } from "@/lib/values/decimal";
import { worksheetStatusLabels } from "@/lib/worksheets/labels";

export interface SheetsInBulk {
  liquidate: BulkChange;
  reopen: BulkChange;
}

const bulkRow = (sheet: WorksheetRow): BulkRow => ({
  id: sheet.id,
  seen: sheet.version,
  name: `${sheet.seriesCode} · ${sheet.location}`,
  effect: showMoney(sheet.total),
  hindrance: isWritable(sheet)
    ? null
    : `Queda como está: ${sheet.isClosed ? "CERRADA" : worksheetStatusLabels[sheet.status]}`,
});

interface LiquidateSheetsProps {
  sheets: readonly WorksheetRow[];
  acts: SheetsInBulk;
  onDone: () => void;
}

export const LiquidateSheets = ({ sheets, acts, onDone }: LiquidateSheetsProps) => (
  <BulkAct
    icon={FileCheck2}
    label="Liquidar"
    title="¿Liquidar las planillas elegidas?"
    description="Cada una por sí sola: sus líneas dejan de seguir a los hechos y sus cadenas en borrador se completan."
    confirmLabel="Liquidar"
    rows={sheets.map(bulkRow)}
    act={acts.liquidate}
    values={{ status: worksheetMoves.liquidate.to }}
    undo={{ act: acts.reopen, label: "Reabrirlas", done: "Planillas reabiertas." }}
    done={(rows) => counted(rows, "planilla liquidada", "planillas liquidadas")}
    onDone={onDone}
  />
);
