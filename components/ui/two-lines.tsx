import type { ReactNode } from "react";
import { cn } from "./cn";

interface TwoLinesProps {
  first: ReactNode;
  /** Left out where it says no more than the first. */
  second?: ReactNode;
  className?: string;
}

/** What names a row, and below it what tells more. With a mouse neither wraps, so that a screen holds many rows. */
export const TwoLines = ({ first, second, className }: TwoLinesProps) => (
  <span
    className={cn(
      "block dense:max-w-48 compact:flex compact:items-baseline compact:gap-2 2xl:dense:max-w-72",
      className,
    )}
  >
    <span
      className="block dense:truncate compact:shrink-0 compact:max-w-full"
      title={wholeOf(first)}
    >
      {first}
    </span>
    {second ? (
      <span
        className="block font-normal text-muted text-xs dense:truncate dense:leading-3.5 compact:min-w-0"
        title={wholeOf(second)}
      >
        {second}
      </span>
    ) : null}
  </span>
);

/** Shown when the mouse rests on what was cut off. */
const wholeOf = (text: ReactNode) => (typeof text === "string" ? text : undefined);
