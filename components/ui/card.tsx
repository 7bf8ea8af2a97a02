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

const bodyLook = { untitled: "p-5", titled: "px-5 pb-5", low: "px-5 pb-5 dense:pb-3" };

/** With a title it is a named region. */
export function Card({ title, padding = "normal", className, children, ...head }: CardProps) {
  const id = useId();
  const kind = title ? (head.isLow ? "low" : "titled") : "untitled";
  return (
    <section
      aria-labelledby={title ? id : undefined}
      className={cn(
        "min-w-0 rounded-card border border-line bg-surface shadow-card print:break-inside-avoid print:shadow-none",
        className,
      )}
    >
      {title ? <Head id={id} title={title} {...head} /> : null}
      <div className={cn(padding === "normal" && bodyLook[kind])}>{children}</div>
    </section>
  );
}

type HeadProps = Pick<CardProps, "description" | "actions" | "isLow"> & {
  id: string;
  title: string;
};

const Head = ({ id, title, description, actions, isLow = false }: HeadProps) => (
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
);
