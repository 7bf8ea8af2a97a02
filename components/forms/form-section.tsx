import type { ReactNode } from "react";
import { useId } from "react";
import { cn } from "../ui/cn";
import { LineHint } from "../ui/line-hint";

interface FormSectionProps {
  title: string;
  description?: ReactNode;
  /** From 640 px on. */
  columns?: 1 | 2 | 3;
  children: ReactNode;
}

const grids = { 1: "", 2: "sm:grid-cols-2", 3: "sm:grid-cols-2 xl:grid-cols-3" };

export function FormSection({ title, description, columns = 2, children }: FormSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 py-6 first:pt-0 last:pb-0 xl:grid-cols-[14rem_1fr] xl:gap-8"
    >
      <div>
        <h2 id={id} className="font-semibold text-ink text-sm">
          {title}
        </h2>
        {description ? <p className="mt-1 text-muted text-xs">{description}</p> : null}
      </div>
      <div className={cn("grid content-start gap-4", grids[columns])}>{children}</div>
    </section>
  );
}

export function FormActions({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={cn(
        "flex flex-wrap items-center justify-end gap-2 border-line border-t pt-4 print:hidden",
        className,
      )}
    >
      <LineHint />
      {children}
    </div>
  );
}
