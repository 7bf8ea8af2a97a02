import { type ReactNode, useId } from "react";
import { cn } from "../ui/cn";

interface FormStepProps {
  step: number;
  title: string;
  description?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function FormStep({ step, title, description, className, children }: FormStepProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6"
    >
      <div className="mb-4 flex items-start gap-3">
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent-ink"
        >
          {step}
        </span>
        <div className="min-w-0">
          <h2 id={id} className="font-semibold text-ink text-lg leading-8">
            {title}
          </h2>
          {description ? <p className="text-muted text-sm">{description}</p> : null}
        </div>
      </div>
      <div className={cn("grid gap-4 sm:grid-cols-2", className)}>{children}</div>
    </section>
  );
}
