"use client";

import { Plus, RefreshCw, Rows3 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { lateWindow } from "@/components/ui/late-window";
import type { Worksheet } from "@/lib/billing/worksheet-queries";
import { isCancelled, isInProgress, isWritable } from "@/lib/states/worksheet";
import { LinesTable, type LinesTableProps } from "./lines-table";
import { RefreshWorksheet } from "./refresh-worksheet";
import type { WorksheetActs } from "./worksheet-acts";

const AddLine = lateWindow(() => import("./add-line").then(({ AddLine }) => AddLine));

type Wish = "add" | "refresh";

export function WorksheetLines({ sheet, lines, facts, today, acts }: LinesTableProps) {
  const [wish, setWish] = useState<Wish | null>(null);
  const add = (
    <Button onClick={() => setWish("add")}>
      <Plus aria-hidden="true" />
      Agregar línea
    </Button>
  );
  const refresh = (
    <Button onClick={() => setWish("refresh")}>
      <RefreshCw aria-hidden="true" />
      Actualizar
    </Button>
  );
  return (
    <Card
      title="Líneas"
      description={explanation(sheet)}
      padding="none"
      isLow
      actions={
        acts ? (
          <>
            {refresh}
            {lines.length > 0 ? add : null}
          </>
        ) : null
      }
    >
      {lines.length === 0 ? (
        <EmptyState
          icon={Rows3}
          title="Sin líneas"
          description="Aparecen solas con los equipos asignados y los trabajos hechos en el período."
          act={acts ? add : emptyBecause(sheet)}
          className="pt-2 pb-8"
        />
      ) : (
        <LinesTable {...{ sheet, lines, facts, today, acts }} />
      )}
      {acts ? <Asked {...{ sheet, acts, wish }} onClose={() => setWish(null)} /> : null}
    </Card>
  );
}

interface AskedProps {
  sheet: Worksheet;
  acts: WorksheetActs;
  wish: Wish | null;
  onClose: () => void;
}

function Asked({ sheet, acts, wish, onClose }: AskedProps) {
  if (wish === "add") return <AddLine sheet={sheet} act={acts.addLine} onClose={onClose} />;
  return wish ? <RefreshWorksheet sheet={sheet} acts={acts} onClose={onClose} /> : null;
}

/** Another role writes the lines, or the sheet takes none. */
const emptyBecause = (sheet: Worksheet) => (isWritable(sheet) ? "office" : "sealed");

function explanation(sheet: Worksheet): string {
  if (sheet.isClosed) return "La planilla está CERRADA: sus líneas no cambian hasta desbloquearla.";
  if (isInProgress(sheet)) return "Las automáticas siguen los hechos del período.";
  return isCancelled(sheet)
    ? "La planilla está CANCELADA: sus líneas no cobran nada."
    : "Las líneas no cambian mientras la planilla no se reabra.";
}
