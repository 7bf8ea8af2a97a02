import { Badge, type Tone } from "@/components/ui/badge";
import type { Cell } from "@/lib/compliance/matrix-row";
import {
  type FitnessVerdict as Fitness,
  verdictInWords,
  verdictOf,
} from "@/lib/compliance/verdict";

const tones: Record<Fitness["fitness"], Tone> = {
  whole: "success",
  until: "warning",
  none: "danger",
};

const inSight = 2;

export function Verdict({ failures }: { failures: readonly Cell[] }) {
  const verdict = verdictOf(failures);
  const rest = failures.length - inSight;
  return (
    <span className="grid justify-items-start gap-1 max-sm:justify-items-end">
      <Badge dot tone={tones[verdict.fitness]}>
        {verdictInWords(verdict)}
      </Badge>
      {failures.length > 0 ? (
        <span className="text-muted text-xs">
          {failures
            .slice(0, inSight)
            .map(({ label }) => label)
            .join(", ")}
          {rest > 0 ? ` y\u00a0${rest}\u00a0más` : null}
        </span>
      ) : null}
    </span>
  );
}
