"use client";

import { useEffect, useState } from "react";
import { HistoryList } from "@/components/history/history-list";
import { Alert } from "@/components/ui/alert";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { type AssignmentWindow, assignmentTitle } from "./assignment-window";
import type { AssignmentActs } from "./assignments-context";

type Read = AssignmentActs["readHistory"];
type Answer = Awaited<ReturnType<Read>>;

interface AssignmentHistoryProps extends Omit<AssignmentWindow, "act"> {
  read: Read;
}

const unreachable: Answer = {
  ok: false,
  error: "No se pudo leer el historial. Revise la conexión e intente de nuevo.",
  code: "unreachable",
  fieldErrors: {},
};

/** Who assigned, changed and retired it, and when. */
export function AssignmentHistory({ row, read, onClose }: AssignmentHistoryProps) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    let current = true;
    read({ record_type: "project_resource", record_id: row.id })
      .catch(() => unreachable)
      .then((given) => {
        if (current) setAnswer(given);
      });
    return () => {
      current = false;
    };
  }, [read, row.id]);
  return (
    <Dialog open onOpenChange={onClose} size="lg" title={`Historial de ${assignmentTitle(row)}`}>
      <div className="-mx-5" aria-busy={answer === null}>
        {answer === null ? <Waiting /> : null}
        {answer?.ok && answer.data ? <HistoryList {...answer.data} /> : null}
        {answer?.ok === false ? (
          <Alert tone="error" live className="mx-5">
            {answer.error}
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
