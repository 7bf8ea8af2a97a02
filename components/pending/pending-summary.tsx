"use client";

import { Alert } from "@/components/ui/alert";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { useRead } from "@/components/ui/use-read";
import { pendingInWords } from "@/lib/pending/labels";
import type { Pending } from "@/lib/pending/list-pending";
import { showMoney } from "@/lib/values/decimal";

interface PendingSummaryProps {
  address: string;
  onFollow: () => void;
}

export function PendingSummary({ address, onFollow }: PendingSummaryProps) {
  const { found, refusal } = useRead<Pending[]>(address);
  if (refusal)
    return (
      <Alert tone="error" live>
        {refusal.error}
      </Alert>
    );
  return found ? <PendingList pending={found} onFollow={onFollow} /> : <Reading />;
}

interface PendingListProps extends Pick<PendingSummaryProps, "onFollow"> {
  pending: readonly Pending[];
}

function PendingList({ pending, onFollow }: PendingListProps) {
  if (pending.length === 0)
    return <Alert tone="success">No queda nada sin cobrar, registrar ni archivar.</Alert>;
  return (
    <section aria-label="Queda pendiente">
      <Alert tone="warning" title="Queda pendiente; no impide continuar">
        <ul className="mt-1 grid gap-1">
          {pending.map(({ kind, count, amount, url }) => (
            <li key={kind} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <TextLink href={url} onClick={onFollow}>
                {pendingInWords({ kind, count })}
              </TextLink>
              {amount ? <span className="tabular-nums">{showMoney(amount)}</span> : null}
            </li>
          ))}
        </ul>
      </Alert>
    </section>
  );
}

const Reading = () => (
  <div role="status" className="grid gap-2">
    <span className="sr-only">Buscando lo pendiente…</span>
    <Skeleton className="h-20 rounded-control" />
  </div>
);
