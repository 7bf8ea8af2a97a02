import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { PlainTable } from "@/components/ui/plain-table";
import { jobLabels, showWaiting } from "@/lib/jobs/labels";
import type { QueueState } from "@/lib/jobs/list-queues";

interface QueueStatesProps {
  queues: readonly QueueState[];
  now: Date;
}

const number = (value: number, tone: "neutral" | "warning" | "danger" = "neutral") =>
  value > 0 ? <Badge tone={tone}>{value}</Badge> : "–";

export const QueueStates = ({ queues, now }: QueueStatesProps) => (
  <Card title="Colas" padding="none" className="mb-6">
    <PlainTable
      label="Colas"
      rows={queues}
      rowKey={({ name }) => name}
      empty={null}
      columns={[
        { header: "Tarea", cell: ({ name }) => jobLabels[name] },
        { header: "Esperan", align: "end", cell: ({ waiting }) => number(waiting) },
        {
          header: "La más antigua",
          align: "end",
          cell: ({ oldest }) => (oldest ? showWaiting(oldest, now) : "–"),
        },
        { header: "En curso", align: "end", cell: ({ active }) => number(active) },
        {
          header: "Por reintentar",
          align: "end",
          cell: ({ retrying }) => number(retrying, "warning"),
        },
        { header: "Fallidas", align: "end", cell: ({ failed }) => number(failed, "danger") },
      ]}
    />
  </Card>
);
