import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "./cn";

type AlertTone = "info" | "success" | "warning" | "error";

const looks: Record<AlertTone, { icon: LucideIcon; look: string }> = {
  info: { icon: Info, look: "bg-info-soft text-info-ink border-info/25" },
  success: { icon: CircleCheck, look: "bg-success-soft text-success-ink border-success/25" },
  warning: { icon: TriangleAlert, look: "bg-warn-soft text-warn-ink border-warn/25" },
  error: { icon: CircleAlert, look: "bg-danger-soft text-danger-ink border-danger/25" },
};

interface AlertProps {
  tone?: AlertTone;
  title?: ReactNode;
  action?: ReactNode;
  /** Read aloud when it appears. */
  live?: boolean;
  className?: string;
  children?: ReactNode;
}

export function Alert({
  tone = "info",
  title,
  action,
  live = false,
  className,
  children,
}: AlertProps) {
  const { icon: Icon, look } = looks[tone];
  return (
    <div
      role={live ? "alert" : undefined}
      className={cn("flex gap-3 rounded-control border px-4 py-3", look, className)}
    >
      <Icon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        {title ? <p className="font-medium">{title}</p> : null}
        {children ? <div className={cn(title && "mt-0.5")}>{children}</div> : null}
      </div>
      {action ? <div className="shrink-0 self-center print:hidden">{action}</div> : null}
    </div>
  );
}
