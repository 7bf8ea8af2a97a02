import type { ReactNode } from "react";
import { cn } from "./cn";

interface ToolbarProps {
  /** Read aloud as the name of the group. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** Controls that belong together, in a row that wraps. */
export function Toolbar({ label, className, children }: ToolbarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row of unrelated controls in every browser
    <div
      role="group"
      aria-label={label}
      className={cn("flex flex-wrap items-center gap-2 print:hidden", className)}
    >
      {children}
    </div>
  );
}
