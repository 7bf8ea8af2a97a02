import { Inbox, type LucideIcon } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { cn } from "./cn";

/**
 * Why nothing can be done: `settled`, being empty is the aim; `follows`, rows come from work done elsewhere; `beside`,
 * what fills it is on the same screen; `sealed`, its record takes nothing more; `office`, the reader's role may not.
 */
type NoAct = "settled" | "follows" | "beside" | "sealed" | "office";

/** What is done first where nothing is, or why nothing can be. */
export type FirstAct = ReactElement | NoAct;

export const firstAct = (mayDo: boolean, act: ReactElement, isSealed = false): FirstAct => {
  if (!mayDo) return "office";
  return isSealed ? "sealed" : act;
};

/** What a list or section says while it has no row. */
export interface Emptiness {
  title: string;
  description?: ReactNode;
  icon?: LucideIcon;
  act: FirstAct;
  /** With a mouse it is one line. */
  isLow?: boolean;
}

const lowLook =
  "dense:flex-row dense:flex-wrap dense:gap-x-3 dense:px-5 dense:pt-0 dense:pb-2.5 dense:text-left dense:[&>*]:mt-0";

interface EmptyStateProps extends Emptiness {
  className?: string;
}

export function EmptyState({
  title,
  description,
  icon: Icon = Inbox,
  act,
  isLow = false,
  className,
}: EmptyStateProps) {
  return (
    <div
      className={cn(
        "flex flex-col items-center px-6 py-12 text-center",
        className,
        isLow && lowLook,
      )}
    >
      <span
        className={cn(
          "grid size-12 place-items-center rounded-full bg-sunken text-muted",
          isLow && "dense:hidden",
        )}
      >
        <Icon className="size-5.5" aria-hidden="true" />
      </span>
      <p className="mt-4 font-medium text-ink">{title}</p>
      {description ? <p className="mt-1 max-w-sm text-balance text-muted">{description}</p> : null}
      <Act act={act} />
    </div>
  );
}

function Act({ act }: Pick<Emptiness, "act">) {
  if (act === "office") return <p className="mt-1 text-muted">Lo registra la oficina.</p>;
  return typeof act === "string" ? null : (
    <div className="mt-5 flex flex-wrap justify-center gap-2 print:hidden">{act}</div>
  );
}
