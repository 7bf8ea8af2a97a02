import { Alert } from "@/components/ui/alert";
import type { ShownDoubleCharge } from "@/lib/billing/shown-double-charges";
import { DoubtWords } from "./doubt-words";

interface PossibleDoublesProps {
  doubts: readonly ShownDoubleCharge[];
  /** Such as "esta cadena". */
  own: string;
  hint: string;
  className?: string;
}

/** Warns, and never stops the form. */
export function PossibleDoubles({ doubts, own, hint, className }: PossibleDoublesProps) {
  if (doubts.length === 0) return null;
  return (
    <Alert tone="warning" title="Posible doble cobro" {...(className ? { className } : {})}>
      <div className="grid gap-2">
        {doubts.map((doubt) => (
          <div key={`${doubt.day}:${doubt.unitId}`}>
            <DoubtWords doubt={doubt} own={own} />
          </div>
        ))}
        <p className="text-sm">{hint}</p>
      </div>
    </Alert>
  );
}
