import { cn } from "@/components/ui/cn";
import type { Drag } from "./use-drag";

interface DragGhostProps<Lifted> {
  drag: Pick<Drag<Lifted>, "ghost" | "held">;
  wordsOf: (lifted: Lifted) => string;
}

/** What is dragged, beside the pointer. */
export const DragGhost = <Lifted,>({ drag: { ghost, held }, wordsOf }: DragGhostProps<Lifted>) => (
  <div
    ref={ghost}
    aria-hidden="true"
    className={cn(
      "pointer-events-none fixed top-0 left-0 z-50 max-w-56 truncate rounded-control bg-ink px-3 py-1.5 text-canvas text-xs shadow-pop",
      held ? "" : "hidden",
    )}
  >
    {held ? wordsOf(held) : null}
  </div>
);
