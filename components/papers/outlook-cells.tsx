import type { Outlook } from "@/lib/alerts/outlook";
import { showDay } from "@/lib/values/dates";
import { ExpiryBadge } from "./expiry-badge";

function FirstToEnd({ outlook }: { outlook: Outlook | null }) {
  const first = outlook?.first;
  if (!first) return <>—</>;
  return (
    <span className="grid justify-items-start gap-1">
      <ExpiryBadge stand={first} />
      <span className="text-muted text-xs">
        {first.label}
        {first.expiresOn ? ` · ${showDay(first.expiresOn)}` : null}
      </span>
    </span>
  );
}

function PendingPapers({ outlook }: { outlook: Outlook | null }) {
  if (!outlook) return <>—</>;
  const { expired, due_10: soon, due_30: later, missing } = outlook.counts;
  const parts = [
    [expired, expired === 1 ? "vencido" : "vencidos"],
    [soon, "por\u00a0vencer"],
    [later, later === 1 ? "próximo" : "próximos"],
    [missing, missing === 1 ? "falta" : "faltan"],
  ] as const;
  const some = parts.filter(([count]) => count > 0).map(([count, word]) => `${count}\u00a0${word}`);
  return <>{some.length > 0 ? some.join(", ") : "Ninguno"}</>;
}

interface Row {
  outlook: Outlook | null;
}

export const outlookCells = {
  expiry: { cell: ({ outlook }: Row) => <FirstToEnd outlook={outlook} /> },
  pending: { cell: ({ outlook }: Row) => <PendingPapers outlook={outlook} /> },
};
