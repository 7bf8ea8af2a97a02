"use client";

import { CalendarDays, ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { isByDay } from "@/lib/billing/claims";
import type { LineFacts } from "@/lib/billing/explain-lines";
import { lineKindLabels } from "@/lib/billing/labels";
import { isWrittenByHand } from "@/lib/billing/line-kind";
import type { Worksheet } from "@/lib/billing/worksheet-queries";
import { isZero, showMoney } from "@/lib/values/decimal";
import { hasWords } from "@/lib/values/plain-text";
import type { SheetLine } from "@/lib/worksheets/list-lines";
import { ChooseDays } from "./choose-days";
import { LineFactsPanel } from "./line-facts-panel";
import { LineMenu } from "./line-menu";
import { quantityOf } from "./line-words";
import type { WorksheetActs } from "./worksheet-acts";

interface LineRowsProps {
  sheet: Worksheet;
  line: SheetLine;
  facts: LineFacts | null;
  today: string;
  acts: WorksheetActs | null;
}

const figure = "whitespace-nowrap py-1 text-right tabular-nums dense:py-0.5";

export function LineRows({ sheet, line, facts, today, acts }: LineRowsProps) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  return (
    <tbody className="border-line border-b">
      <tr className={cn(isZero(line.quantity) && "text-muted")}>
        <td className="px-4 py-2 sm:px-5 dense:py-0.5">
          <div className="flex items-center max-lg:flex-wrap">
            <LineName line={line} />
            {isWrittenByHand(line) ? null : (
              <FactsButton {...{ line, panelId, isOpen }} onClick={() => setOpen(!isOpen)} />
            )}
            {acts ? <DaysButton {...{ sheet, line, facts, today, acts }} /> : null}
          </div>
          <p className="text-muted text-xs tabular-nums sm:hidden">
            {quantityOf(line)} × {showMoney(line.unitPrice)}
          </p>
        </td>
        <td className={cn(figure, "px-3 max-sm:hidden")}>{quantityOf(line)}</td>
        <td className={cn(figure, "px-3 max-sm:hidden")}>{showMoney(line.unitPrice)}</td>
        <td className={cn(figure, "px-4 font-medium sm:px-5")}>{showMoney(line.subtotal)}</td>
        {acts ? (
          <td className="py-0.5 pr-2 text-right dense:py-0 print:hidden">
            <LineMenu {...{ sheet, line, facts, acts }} />
          </td>
        ) : null}
      </tr>
      <tr hidden={!isOpen} id={panelId}>
        <td colSpan={acts ? 5 : 4} className="px-4 pb-4 sm:px-5">
          {isOpen ? <LineFactsPanel {...{ sheet, line, facts }} /> : null}
        </td>
      </tr>
    </tbody>
  );
}

/** Its kind and what it refers to are shown where the description does not say them. */
const LineName = ({ line }: { line: SheetLine }) => (
  <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 max-lg:basis-full">
    <span className="min-w-0 break-words font-medium">{line.description}</span>
    {hasWords(line.description, lineKindLabels[line.kind]) ? null : (
      <Badge>{lineKindLabels[line.kind]}</Badge>
    )}
    {line.referenceDocument && !hasWords(line.description, line.referenceDocument) ? (
      <span className="text-muted text-xs">{line.referenceDocument}</span>
    ) : null}
    {line.isManual && !isWrittenByHand(line) ? <Badge tone="warning">Ajustada a mano</Badge> : null}
  </div>
);

interface FactsButtonProps {
  line: SheetLine;
  panelId: string;
  isOpen: boolean;
  onClick: () => void;
}

const FactsButton = ({ line, panelId, isOpen, onClick }: FactsButtonProps) => (
  <Button
    variant="ghost"
    size="sm"
    aria-expanded={isOpen}
    aria-controls={panelId}
    onClick={onClick}
    className="gap-1.5 px-1.5 text-muted print:hidden"
  >
    <ChevronRight
      className={cn("transition-transform", isOpen && "rotate-90")}
      aria-hidden="true"
    />
    Hechos
    <span className="sr-only"> de {line.description}</span>
  </Button>
);

type DaysButtonProps = Omit<LineRowsProps, "acts"> & { acts: WorksheetActs };

function DaysButton({ acts, ...props }: DaysButtonProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isByDay(props.line.kind)) return null;
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="gap-1.5 px-1.5 text-accent-ink print:hidden"
        onClick={() => setOpen(true)}
      >
        <CalendarDays aria-hidden="true" />
        Días<span className="dense:sr-only"> de cobro</span>
        <span className="sr-only"> de {props.line.description}</span>
      </Button>
      {isOpen ? <ChooseDays {...props} act={acts.setDays} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
