import type { ReactNode } from "react";
import { Button } from "../ui/button";
import type { useRowChoice } from "./use-row-choice";

interface BulkBarProps {
  choice: Pick<ReturnType<typeof useRowChoice>, "chosen" | "clear">;
  acts: (ids: string[], clear: () => void) => ReactNode;
}

export function BulkBar({ choice: { chosen, clear }, acts }: BulkBarProps) {
  if (chosen.size === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-b bg-accent-soft px-4 py-2 print:hidden">
      <p role="status" className="mr-auto font-medium text-accent-ink">
        {chosen.size === 1 ? "1 elegido" : `${chosen.size} elegidos`}
      </p>
      <Button size="sm" variant="ghost" onClick={clear}>
        Quitar selección
      </Button>
      {acts([...chosen], clear)}
    </div>
  );
}
