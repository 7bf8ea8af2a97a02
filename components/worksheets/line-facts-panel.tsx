import type { ReactNode } from "react";
import { TextLink } from "@/components/ui/text-link";
import { isByDay } from "@/lib/billing/claims";
import type { LineFacts } from "@/lib/billing/explain-lines";
import type { ServedDay } from "@/lib/billing/served-days";
import type { Worksheet } from "@/lib/billing/worksheet-queries";
import { links } from "@/lib/links/pages";
import { type Day, showDay } from "@/lib/values/dates";
import { showMoney } from "@/lib/values/decimal";
import { groupedBy } from "@/lib/values/rows";
import type { SheetLine } from "@/lib/worksheets/list-lines";
import { lineFieldLabels } from "./line-words";
import { PeriodGrid, spelledOut } from "./period-grid";

interface LineFactsPanelProps {
  sheet: Worksheet;
  line: SheetLine;
  /** Of a cancelled sheet there are none. */
  facts: LineFacts | null;
}

/** Why a line says what it says: its days, and what happened on them. */
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
      {facts ? <Reasons projectId={sheet.projectId} sheetId={sheet.id} facts={facts} /> : null}
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

interface ReasonsProps {
  projectId: number;
  sheetId: number;
  facts: LineFacts;
}

function Reasons({ projectId, sheetId, facts }: ReasonsProps) {
  const elsewhere = groupedBy(facts.taken, ({ sheet }) => sheet.id);
  return (
    <ul className="grid gap-1.5 empty:hidden">
      {facts.stays.map((stay) => (
        <Reason key={stay.assignmentId}>
          Asignado desde el {showDay(stay.from)}
          {stay.to ? ` hasta el ${showDay(stay.to)}` : ", en curso"}, a {showMoney(stay.cost)} por
          día.
        </Reason>
      ))}
      {facts.served.map((served) => (
        <Served key={served.day} {...served} />
      ))}
      {[...elsewhere].map(([id, days]) => (
        <Reason key={id}>
          {id === sheetId ? (
            "Otra línea de esta planilla cobra: "
          ) : (
            <>
              La planilla{" "}
              <TextLink href={links.worksheet(projectId, id)}>
                {days[0]?.sheet.seriesCode ?? ""}
              </TextLink>{" "}
              cobra:{" "}
            </>
          )}
          {spelledOut(days.map(({ day }: { day: Day }) => day))}.
        </Reason>
      ))}
    </ul>
  );
}

const Reason = ({ children }: { children: ReactNode }) => (
  <li className="tabular-nums">{children}</li>
);

const Served = ({ day, chains, isVisited }: ServedDay) => (
  <Reason>
    {showDay(day)}:{" "}
    {chains.map(({ id, consecutive }, at) => (
      <span key={id}>
        {at > 0 ? ", " : ""}
        <TextLink href={links.custodyChain(id)}>CDC {consecutive}</TextLink>
      </span>
    ))}
    {isVisited ? (chains.length > 0 ? " y visita hecha" : "visita hecha") : ""}
  </Reason>
);
