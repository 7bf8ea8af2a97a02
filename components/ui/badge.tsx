import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "./cn";

const look =
  "inline-flex max-w-full items-center gap-1.5 whitespace-nowrap rounded-full px-2 py-0.5 font-medium text-xs print:border print:px-1.5";

const tones = {
  neutral: "bg-sunken text-muted",
  accent: "bg-accent-soft text-accent-ink",
  success: "bg-success-soft text-success-ink",
  warning: "bg-warn-soft text-warn-ink",
  danger: "bg-danger-soft text-danger-ink",
  info: "bg-info-soft text-info-ink",
};

export type Tone = keyof typeof tones;

interface BadgeProps {
  tone?: Tone;
  icon?: LucideIcon;
  dot?: boolean;
  className?: string;
  children: ReactNode;
}

/** The text carries the meaning, the colour repeats it. */
export function Badge({
  tone = "neutral",
  icon: Icon,
  dot = false,
  className,
  children,
}: BadgeProps) {
  return (
    <span className={cn(look, tones[tone], className)}>
      {dot ? (
        <span className="size-1.5 shrink-0 rounded-full bg-current" aria-hidden="true" />
      ) : null}
      {Icon ? <Icon className="size-3.5 shrink-0" aria-hidden="true" /> : null}
      <span className="truncate">{children}</span>
    </span>
  );
}
