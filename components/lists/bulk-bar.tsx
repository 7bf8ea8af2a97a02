import type { ReactNode } from "react";
import { Button } from "../ui/button";

interface BulkBarProps {
  count: number;
  said?: (count: number) => string;
  onClear: () => void;
  children: ReactNode;
}

const chosenWords = (count: number) => (count === 1 ? "1 elegido" : `${count} elegidos`);

export function BulkBar({ count, said = chosenWords, onClear, children }: BulkBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-b bg-accent-soft px-4 py-2 print:hidden">
      <p role="status" className="mr-auto font-medium text-accent-ink">
        {said(count)}
      </p>
      <Button size="sm" variant="ghost" onClick={onClear}>
        Quitar selección
      </Button>
      {children}
    </div>
  );
}
