import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";
import type { PendingKind } from "@/lib/pending/kinds";
import { pendingLabels } from "@/lib/pending/labels";
import type { Pending } from "@/lib/pending/list-pending";
import { showMoney } from "@/lib/values/decimal";

interface PendingKindsProps {
  pending: readonly Pending[];
  shown: PendingKind | null;
}

export const PendingKinds = ({ pending, shown }: PendingKindsProps) => (
  <nav aria-label="Clases de pendientes" className="flex flex-wrap gap-2 print:hidden">
    {pending.map(({ kind, count, amount, url }) => (
      <Link
        key={kind}
        href={url}
        aria-current={kind === shown ? "page" : undefined}
        className={cn(
          "inline-flex min-h-control items-center gap-2 rounded-control border px-3 transition-colors touch:min-h-11",
          kind === shown
            ? "border-accent bg-accent-soft font-medium text-accent-ink"
            : "border-line bg-surface text-ink hover:border-line-strong hover:bg-hover",
        )}
      >
        {pendingLabels[kind]}
        <span className="text-muted tabular-nums">{amount ? showMoney(amount) : count}</span>
      </Link>
    ))}
  </nav>
);
