import { type Decimal, showNumber } from "@/lib/values/decimal";
import type { Doubt } from "@/lib/values/number-text";
import { sayDecimal } from "@/lib/values/number-words";
import { Button } from "./button";

interface NumberQuestionProps {
  doubt: Doubt;
  onAnswer: (plain: string) => void;
}

const shown = (value: Decimal) =>
  showNumber(value, (value.split(".")[1] ?? "").replace(/0+$/, "").length);

/** The form is not sent before it is answered. */
export function NumberQuestion({ doubt, onAnswer }: NumberQuestionProps) {
  const { text, grouped, fraction } = doubt;
  const [first, second] = [grouped, fraction].map(
    (value) => `${shown(value)} (${sayDecimal(value)})`,
  );
  return (
    <fieldset
      aria-label={`Cómo se lee ${text}`}
      className="grid min-w-0 gap-2 rounded-control border border-warn/25 bg-warn-soft p-2.5 text-warn-ink text-xs"
    >
      <p role="status">
        ¿{first} o {second}?
      </p>
      <div className="flex flex-wrap gap-2">
        {[grouped, fraction].map((value) => (
          <Button key={value} onClick={() => onAnswer(value)}>
            {shown(value)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
