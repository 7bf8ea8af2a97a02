"use client";

import { Plus, RefreshCw, Rows3 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import type { LineFacts } from "@/lib/billing/list-line-facts";
import { showMoney } from "@/lib/decimal";
import type { Line } from "@/lib/worksheets/list-lines";
import type { Worksheet } from "@/lib/worksheets/queries";
import { AddLine } from "./add-line";
import { LineRows } from "./line-rows";
import { percentOf } from "./line-words";
import { RefreshWorksheet } from "./refresh-worksheet";
import type { WorksheetActs } from "./worksheet-acts";

interface WorksheetLinesProps {
  sheet: Worksheet;
  lines: Line[];
  facts: LineFacts[];
  today: string;
  /** For who may change the lines, while they may change. */
  acts: WorksheetActs | null;
}

type Wish = "add" | "refresh";

/** The lines of a sheet with the facts behind each, and their sum. */
export function WorksheetLines({ sheet, lines, facts, today, acts }: WorksheetLinesProps) {
  const [wish, setWish] = useState<Wish | null>(null);
  const close = () => setWish(null);
  const factsOf = new Map(facts.map((one) => [one.lineId, one]));
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
      actions={
        acts ? (
          <>
            {refresh}
            {add}
          </>
        ) : null
      }
    >
      {lines.length === 0 ? (
        <EmptyState
          icon={Rows3}
          title="Sin líneas"
          description="Aparecen solas con los equipos asignados y los trabajos hechos en el período."
          className="pt-2 pb-8"
        />
      ) : (
        <table className="w-full text-left">
          <caption className="sr-only">Líneas de la planilla</caption>
          <thead>
            <tr className="border-line border-b text-muted text-xs">
              <th scope="col" className="px-4 py-2 font-medium sm:px-5">
                Descripción
              </th>
              <th scope="col" className="px-3 py-2 text-right font-medium max-sm:hidden">
                Cantidad
              </th>
              <th
                scope="col"
                className="px-3 py-2 whitespace-nowrap text-right font-medium max-sm:hidden"
              >
                P. unitario
              </th>
              <th scope="col" className="px-4 py-2 text-right font-medium sm:px-5">
                Subtotal
              </th>
              {acts ? (
                <th scope="col" className="w-12 print:hidden">
                  <span className="sr-only">Acciones</span>
                </th>
              ) : null}
            </tr>
          </thead>
          {lines.map((line) => (
            <LineRows
              key={line.id}
              {...{ sheet, line, today, acts }}
              facts={factsOf.get(line.id) ?? null}
            />
          ))}
          <Sums sheet={sheet} acting={acts !== null} />
        </table>
      )}
      {acts && wish === "add" ? <AddLine sheet={sheet} act={acts.addLine} onClose={close} /> : null}
      {acts && wish === "refresh" ? (
        <RefreshWorksheet sheet={sheet} acts={acts} onClose={close} />
      ) : null}
    </Card>
  );
}

function explanation({ status, isClosed }: Worksheet): string {
  if (isClosed) return "La planilla está CERRADA: sus líneas no cambian hasta desbloquearla.";
  if (status === "IN_PROGRESS") return "Las automáticas siguen los hechos del período.";
  return status === "CANCELLED"
    ? "La planilla está CANCELADA: sus líneas no cobran nada."
    : "Las líneas no cambian mientras la planilla no se reabra.";
}

function Sums({ sheet, acting }: { sheet: Worksheet; acting: boolean }) {
  const sums = [
    { label: "Subtotal", value: sheet.subtotal },
    { label: `IVA ${percentOf(sheet.taxPercentage)}`, value: sheet.taxAmount },
    { label: "Total", value: sheet.total },
  ];
  return (
    <tfoot>
      {sums.map(({ label, value }, at) => (
        <tr key={label} className={at === 2 ? "font-semibold text-ink" : "text-muted"}>
          <th scope="row" className="px-4 py-1.5 text-right font-medium sm:hidden">
            {label}
          </th>
          <th scope="row" colSpan={3} className="px-3 py-1.5 text-right font-medium max-sm:hidden">
            {label}
          </th>
          <td className="px-4 py-1.5 text-right tabular-nums sm:px-5">{showMoney(value)}</td>
          {acting ? <td className="print:hidden" /> : null}
        </tr>
      ))}
    </tfoot>
  );
}
