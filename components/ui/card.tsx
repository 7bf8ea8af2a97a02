import { type ReactNode, useId } from "react";
import { cn } from "./cn";

interface CardProps {
  title?: string;
  description?: ReactNode;
  actions?: ReactNode;
  /** `none` when the content (a table, a list) reaches the edges. */
  padding?: "normal" | "none";
  /** With a mouse its head is one line. */
  isLow?: boolean;
  className?: string;
  children: ReactNode;
}

/** With a title it is a named region. */
export function Card({
  title,
  description,
  actions,
  padding = "normal",
  isLow = false,
  className,
  children,
}: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={title ? id : undefined}
      className={cn(
        "min-w-0 rounded-card border border-line bg-surface shadow-card print:break-inside-avoid print:shadow-none",
        className,
      )}
    >
      {title ? (
        <header
          className={cn(
            "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 pt-4 pb-3",
            isLow && "dense:py-1.5",
          )}
        >
          <div
            className={cn(
              "min-w-0",
              isLow && "dense:flex dense:flex-wrap dense:items-baseline dense:gap-x-3",
            )}
          >
            <h2 id={id} className="font-semibold text-[0.9375rem] text-ink">
              {title}
            </h2>
            {description ? <p className="mt-0.5 text-muted text-xs">{description}</p> : null}
          </div>
          {actions ? (
            <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div>
          ) : null}
        </header>
      ) : null}
      <div
        className={cn(
          padding === "normal" && (title ? "px-5 pb-5" : "p-5"),
          padding === "normal" && isLow && "dense:pb-3",
        )}
      >
        {children}
      </div>
    </section>
  );
}
