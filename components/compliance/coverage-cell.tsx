import { CircleAlert, CircleCheck, CircleX, Clock, type LucideIcon } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";
import type { Coverage } from "@/lib/compliance/coverage";
import { isCovered } from "@/lib/compliance/coverage";
import { coverageLabels } from "@/lib/compliance/labels";
import type { Cell } from "@/lib/compliance/matrix-row";
import { showDay } from "@/lib/values/dates";

const looks: Record<Coverage, { icon: LucideIcon; ink: string }> = {
  whole: { icon: CircleCheck, ink: "text-success-ink" },
  ending: { icon: Clock, ink: "text-warn-ink" },
  expired: { icon: CircleX, ink: "text-danger-ink" },
  missing: { icon: CircleAlert, ink: "text-danger-ink" },
};

interface CoverageCellProps {
  /** Absent where the paper does not apply. */
  cell: Cell | undefined;
  isNamed: boolean;
  href: string;
}

export function CoverageCell({ cell, isNamed, href }: CoverageCellProps) {
  if (!cell)
    return (
      <span className="text-faint">
        <span aria-hidden="true">—</span>
        <span className="sr-only">No aplica</span>
      </span>
    );
  const { icon: Icon, ink } = looks[cell.coverage];
  const isWhole = isCovered(cell);
  const words = coverageLabels[cell.coverage];
  return (
    <Link
      href={href}
      prefetch={false}
      tabIndex={-1}
      className="-m-1 block rounded-control p-1 hover:underline max-sm:text-right sm:touch:-my-3 sm:touch:py-3"
    >
      <span
        className={cn(
          "flex items-center gap-1.5 whitespace-nowrap font-medium max-sm:justify-end",
          ink,
        )}
      >
        <Icon className="size-4 shrink-0" aria-hidden="true" />
        {isWhole ? <span className="sr-only">{words} </span> : null}
        <span className="tabular-nums">{cell.expiresOn ? showDay(cell.expiresOn) : words}</span>
      </span>
      {!isWhole && cell.expiresOn ? (
        <span className="block whitespace-nowrap text-muted text-xs">{words}</span>
      ) : null}
      {isNamed ? <span className="block text-muted text-xs">{cell.label}</span> : null}
    </Link>
  );
}
