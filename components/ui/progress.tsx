import { cn } from "./cn";

interface ProgressProps {
  /** Read aloud; says what advances. */
  label: string;
  value: number;
  max?: number;
  tone?: "accent" | "success" | "warning" | "danger";
  className?: string;
}

const bars = {
  accent: "bg-accent",
  success: "bg-success",
  warning: "bg-warn",
  danger: "bg-danger",
};

/** `max` is 100 by default. */
export function Progress({ label, value, max = 100, tone = "accent", className }: ProgressProps) {
  const share = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      className={cn("h-2 w-full overflow-hidden rounded-full bg-sunken", className)}
    >
      <div
        className={cn("h-full rounded-full transition-[width]", bars[tone])}
        style={{ width: `${share}%` }}
      />
    </div>
  );
}
