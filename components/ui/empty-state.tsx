import { Inbox, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "./cn";

interface EmptyStateProps {
  title: string;
  description?: ReactNode;
  icon?: LucideIcon;
  /** What to do next. */
  action?: ReactNode;
  className?: string;
}

/** Says that there is nothing, why, and what to do about it. */
export function EmptyState({
  title,
  description,
  icon: Icon = Inbox,
  action,
  className,
}: EmptyStateProps) {
  return (
    <div className={cn("flex flex-col items-center px-6 py-12 text-center", className)}>
      <span className="grid size-12 place-items-center rounded-full bg-sunken text-muted">
        <Icon className="size-5.5" aria-hidden="true" />
      </span>
      <p className="mt-4 font-medium text-ink">{title}</p>
      {description ? <p className="mt-1 max-w-sm text-balance text-muted">{description}</p> : null}
      {action ? <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  );
}
