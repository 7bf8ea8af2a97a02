import { Alert } from "@/components/ui/alert";
import type { ShownDoubleCharge } from "@/lib/billing/shown-double-charges";
import { DoubtWords } from "./doubt-words";

interface PossibleDoublesProps {
  doubts: readonly ShownDoubleCharge[];
  /** How the record in the form is called: "esta cadena". */
  own: string;
  hint: string;
  className?: string;
}

/** In a form: work on the same unit and day that is charged already. It never stops the form. */
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
