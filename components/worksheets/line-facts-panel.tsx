import { TextLink } from "@/components/ui/text-link";
import { isByDay } from "@/lib/billing/claims";
import type { LineFacts } from "@/lib/billing/explain-lines";
import type { Worksheet } from "@/lib/billing/worksheet-queries";
import { links } from "@/lib/links/pages";
import { showDay } from "@/lib/values/dates";
import type { SheetLine } from "@/lib/worksheets/list-lines";
import { LineReasons } from "./line-reasons";
import { lineFieldLabels } from "./line-words";
import { PeriodGrid } from "./period-grid";

interface LineFactsPanelProps {
  sheet: Worksheet;
  line: SheetLine;
  /** Null for a cancelled sheet. */
  facts: LineFacts | null;
}

export function LineFactsPanel({ sheet, line, facts }: LineFactsPanelProps) {
  return (
    <div className="grid gap-3 rounded-control bg-sunken px-4 py-3 text-sm">
      {line.isManual ? (
        <p className="text-warn-ink">
          Puesto a mano: {line.manualFields.map((field) => lineFieldLabels[field]).join(", ")}. Lo
          demás sigue los hechos.
        </p>
      ) : null}
      {isByDay(line.kind) ? (
        <PeriodGrid
          from={sheet.periodStart}
          to={sheet.periodEnd}
          billed={line.billedDays ?? []}
          asked={facts?.asked ?? []}
          taken={facts?.taken.map(({ day }) => day) ?? []}
        />
      ) : (
        <Document line={line} />
      )}
      {facts ? <LineReasons projectId={sheet.projectId} sheetId={sheet.id} facts={facts} /> : null}
      {facts && isByDay(line.kind) && facts.asked.length === 0 ? (
        <p className="text-muted">Ya no hay hechos que la pidan en el período.</p>
      ) : null}
    </div>
  );
}

function Document({ line }: { line: SheetLine }) {
  const { maintenanceSheetId, referenceDocument } = line;
  if (maintenanceSheetId)
    return (
      <p>
        Hoja de mantenimiento{" "}
        <TextLink href={links.maintenanceSheet(maintenanceSheetId)}>
          {referenceDocument ?? "sin número"}
        </TextLink>{" "}
        del {showDay(line.date)}.
      </p>
    );
  return (
    <p>
      Guía de remisión {referenceDocument} del {showDay(line.date)}.
    </p>
  );
}
