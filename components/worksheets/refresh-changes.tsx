import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Badge, type Tone } from "@/components/ui/badge";
import type { BilledLine } from "@/lib/billing/line";
import type { RefreshedLines } from "@/lib/billing/refreshed-lines";
import { totalsOf } from "@/lib/billing/totals";
import type { Worksheet } from "@/lib/billing/worksheet-queries";
import { compare, showMoney, sum, times } from "@/lib/values/decimal";
import { quantityOf } from "./line-words";

interface RefreshChangesProps {
  sheet: Worksheet;
  changes: RefreshedLines;
}

export function RefreshChanges({ sheet, changes }: RefreshChangesProps) {
  const { added, changed, removed } = changes;
  return (
    <>
      <ul aria-label="Cambios" className="divide-y divide-line rounded-control border border-line">
        {added.map((line) => (
          <Change key={keyOf(line)} tone="success" word="Nueva" line={line}>
            <Amount line={line} />
          </Change>
        ))}
        {changed.map(({ before, after }) => (
          <Change key={keyOf(after)} tone="warning" word="Cambia" line={after}>
            <Amount line={before} muted />
            <ArrowRight className="size-3.5 text-muted" aria-label="pasa a" />
            <Amount line={after} />
          </Change>
        ))}
        {removed.map((line) => (
          <Change key={keyOf(line)} tone="danger" word="Desaparece" line={line}>
            <Amount line={line} muted />
          </Change>
        ))}
      </ul>
      <Total before={sheet.total} after={totalAfter(sheet, changes)} />
    </>
  );
}

const keyOf = (line: BilledLine) =>
  line.id ?? `${line.kind}-${line.assignmentId}-${line.equipmentId}-${line.referenceDocument}`;

function totalAfter(sheet: Worksheet, { added, changed, removed }: RefreshedLines): string {
  const gained = [...added, ...changed.map(({ after }) => after)];
  const lost = [...removed, ...changed.map(({ before }) => before)];
  const subtotal = sum([
    sheet.subtotal,
    ...gained.map((line) => line.subtotal),
    ...lost.map((line) => times(line.subtotal, "-1")),
  ]);
  return totalsOf([subtotal], sheet.taxPercentage).total;
}

interface ChangeProps {
  tone: Tone;
  word: string;
  line: BilledLine;
  children: ReactNode;
}

const Change = ({ tone, word, line, children }: ChangeProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5">
    <span className="flex min-w-0 items-center gap-2">
      <Badge tone={tone}>{word}</Badge>
      <span className="min-w-0 break-words">{line.description}</span>
    </span>
    <span className="ml-auto flex flex-wrap items-center gap-2 tabular-nums">{children}</span>
  </li>
);

const Amount = ({ line, muted = false }: { line: BilledLine; muted?: boolean }) => (
  <span className={muted ? "text-muted" : "font-medium text-ink"}>
    {quantityOf(line)} × {showMoney(line.unitPrice)} = {showMoney(line.subtotal)}
  </span>
);

const Total = ({ before, after }: { before: string; after: string }) => (
  <p className="flex flex-wrap items-center justify-end gap-2 tabular-nums">
    <span className="text-muted">Total con IVA</span>
    <span className="text-muted">{showMoney(before)}</span>
    <ArrowRight className="size-3.5 text-muted" aria-label="pasa a" />
    <strong className="font-semibold text-ink">{showMoney(after)}</strong>
    {compare(before, after) === 0 ? <span className="text-muted">(igual)</span> : null}
  </p>
);
