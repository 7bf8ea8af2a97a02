"use client";

import { ListChecks, RotateCw } from "lucide-react";
import { useMemo } from "react";
import { ConfirmAct } from "@/components/forms/confirm-act";
import type { ListColumn } from "@/components/lists/columns";
import { DeclaredTable, type ShownList } from "@/components/lists/declared-table";
import type { CellsOf } from "@/components/lists/screen-columns";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { TwoLines } from "@/components/ui/two-lines";
import type { Act } from "@/components/ui/use-act";
import { jobLabels, jobStateLabels } from "@/lib/jobs/labels";
import { jobList } from "@/lib/jobs/list";
import type { ListedJob } from "@/lib/jobs/list-jobs";

interface JobsTableProps extends Omit<ShownList<ListedJob>, "create"> {
  /** Null without permission. */
  retry: Act<unknown> | null;
}

const tones: Record<ListedJob["state"], Tone> = {
  created: "neutral",
  active: "info",
  retry: "warning",
  failed: "danger",
  completed: "success",
  cancelled: "neutral",
};

const cells: CellsOf<typeof jobList> = {
  name: {
    cell: ({ name, key }) => (
      <TwoLines first={jobLabels[name]} second={key ? `Registro ${key}` : null} />
    ),
  },
  state: {
    cell: ({ state }) => <Badge tone={tones[state]}>{jobStateLabels[state]}</Badge>,
  },
  createdAt: { className: "whitespace-nowrap tabular-nums" },
  tries: { className: "whitespace-nowrap tabular-nums" },
  failure: { className: "max-w-sm [overflow-wrap:anywhere]" },
};

const tryAgain = (act: Act<unknown>): ListColumn<ListedJob> => ({
  id: "retry",
  header: "Reintentar",
  isInteractive: true,
  align: "end",
  className: "print:hidden",
  cell: ({ id, name, state, failure }) =>
    state === "failed" ? (
      <ConfirmAct
        trigger={
          <Button size="sm">
            <RotateCw aria-hidden="true" />
            <span className="sm:max-xl:sr-only">Reintentar</span>
          </Button>
        }
        title="¿Reintentar la tarea?"
        description={`${jobLabels[name]}. La última vez falló: ${failure ?? "sin explicación"}.`}
        confirmLabel="Reintentar"
        tone="primary"
        act={act}
        input={{ job_id: id }}
        done="La tarea se hará en un momento."
      />
    ) : null,
});

export function JobsTable({ retry, ...shown }: JobsTableProps) {
  const acts = useMemo(() => retry && tryAgain(retry), [retry]);
  return (
    <DeclaredTable
      {...shown}
      {...{ cells, acts }}
      list={jobList}
      icon={ListChecks}
      create="follows"
    />
  );
}
