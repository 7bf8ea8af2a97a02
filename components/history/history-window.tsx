"use client";

import type { ReactNode } from "react";
import { HistoryList } from "@/components/history/history-list";
import { Alert } from "@/components/ui/alert";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { unreachable } from "@/components/ui/use-act";
import { useRead } from "@/components/ui/use-read";
import type { RecordType } from "@/lib/history/list-changes";
import type { NamedChange } from "@/lib/history/name-changes";
import { reads } from "@/lib/links/reads";

type Answer = { changes: (Omit<NamedChange, "at"> & { at: string })[]; timeZone: string };

const unread = "No se pudo leer el historial. Revise la conexión e intente de nuevo.";

interface HistoryWindowProps {
  title: string;
  recordType: RecordType;
  id: number;
  onClose: () => void;
  back?: (change: NamedChange, among: readonly NamedChange[]) => ReactNode;
}

export function HistoryWindow({ title, recordType, id, onClose, back }: HistoryWindowProps) {
  const { found, refusal } = useRead<Answer>(reads.history(recordType, id));
  const isWaiting = !(found || refusal);
  const changes = found?.changes.map((change) => ({ ...change, at: new Date(change.at) }));
  return (
    <Dialog open onOpenChange={onClose} size="lg" title={`Historial de ${title}`}>
      <div className="-mx-5" aria-busy={isWaiting}>
        {isWaiting ? <Waiting /> : null}
        {found && changes ? (
          <HistoryList
            changes={changes}
            timeZone={found.timeZone}
            back={back && ((change) => back(change, changes))}
          />
        ) : null}
        {refusal ? (
          <Alert tone="error" live className="mx-5">
            {refusal === unreachable ? unread : refusal.error}
          </Alert>
        ) : null}
      </div>
    </Dialog>
  );
}

const Waiting = () => (
  <div role="status" className="grid gap-3 px-5">
    <span className="sr-only">Leyendo el historial…</span>
    <Skeleton className="h-12" />
    <Skeleton className="h-12" />
  </div>
);
