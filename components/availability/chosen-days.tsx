import { CalendarRange } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { type ChosenSpan, chosenWords } from "./selection";

interface ChosenDaysProps {
  chosen: ChosenSpan;
  /** Null where it is taken, and for who may not. */
  reserveHref: string | null;
  /** Null where nothing can be moved. */
  onMove: (() => void) | null;
  onClear: () => void;
}

/** What was chosen on the timeline, in words, and what can be done with it. */
export const ChosenDays = ({ chosen, reserveHref, onMove, onClear }: ChosenDaysProps) => (
  <>
    <p role="status" className="min-w-0 flex-1 basis-60 text-ink text-sm tabular-nums">
      {chosenWords(chosen)}
    </p>
    <div className="flex flex-wrap gap-2">
      {chosen.bar ? (
        <Button asChild size="sm">
          <Link href={chosen.bar.href}>Abrir</Link>
        </Button>
      ) : null}
      {onMove ? (
        <Button size="sm" onClick={onMove}>
          <CalendarRange aria-hidden="true" />
          Cambiar días
        </Button>
      ) : null}
      {reserveHref ? (
        <Button asChild size="sm" variant="primary">
          <Link href={reserveHref}>Reservar</Link>
        </Button>
      ) : null}
      <Button size="sm" variant="ghost" onClick={onClear}>
        Quitar selección
      </Button>
    </div>
  </>
);
