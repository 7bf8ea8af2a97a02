import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { Tone } from "./badge";
import { cn } from "./cn";
import { Link } from "./link";

interface StatProps {
  label: string;
  value: ReactNode;
  detail?: ReactNode;
  icon?: LucideIcon;
  tone?: Tone;
  href?: string;
  className?: string;
}

const marks: Record<Tone, string> = {
  neutral: "bg-sunken text-muted",
  accent: "bg-accent-soft text-accent-ink",
  success: "bg-success-soft text-success-ink",
  warning: "bg-warn-soft text-warn-ink",
  danger: "bg-danger-soft text-danger-ink",
  info: "bg-info-soft text-info-ink",
};

export function Stat({
  label,
  value,
  detail,
  icon: Icon,
  tone = "neutral",
  href,
  className,
}: StatProps) {
  const look = cn(
    "flex min-w-0 items-start justify-between gap-3 rounded-card border border-line bg-surface p-4 shadow-card print:shadow-none",
    href && "transition-colors hover:border-line-strong hover:bg-hover",
    className,
  );
  const content = (
    <>
      <span className="min-w-0">
        <span className="block text-muted text-xs">{label}</span>
        <span className="mt-1 block truncate font-semibold text-2xl text-ink tabular-nums tracking-tight">
          {value}
        </span>
        {detail ? <span className="mt-0.5 block text-muted text-xs">{detail}</span> : null}
      </span>
      {Icon ? (
        <span
          className={cn("grid size-9 shrink-0 place-items-center rounded-control", marks[tone])}
        >
          <Icon className="size-4.5" aria-hidden="true" />
        </span>
      ) : null}
    </>
  );
  return href ? (
    <Link href={href} className={look}>
      {content}
    </Link>
  ) : (
    <div className={look}>{content}</div>
  );
}
