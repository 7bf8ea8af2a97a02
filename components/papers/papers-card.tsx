import { Card } from "@/components/ui/card";
import { PlainTable } from "@/components/ui/plain-table";
import type { PaperStanding } from "@/lib/alerts/alerts";
import { type Day, showDay } from "@/lib/values/dates";
import { ExpiryBadge } from "./expiry-badge";

interface PapersCardProps {
  standings: readonly PaperStanding[];
  kind: PaperStanding["kind"];
}

const shown = (day: Day | null) => (day ? showDay(day) : "—");

export const PapersCard = ({ standings, kind }: PapersCardProps) => (
  <Card title="Papeles" padding="none">
    <PlainTable
      label="Papeles"
      rows={standings.filter((standing) => standing.kind === kind)}
      rowKey={({ label }) => label}
      empty={null}
      columns={[
        {
          header: "Documento",
          cell: ({ label, note }) => (
            <>
              <span className="text-ink">{label}</span>
              {note ? <span className="block text-muted text-xs">{note}</span> : null}
            </>
          ),
        },
        { header: "Estado", cell: (paper) => <ExpiryBadge stand={paper} /> },
        { header: "Vence", cell: ({ expiresOn }) => shown(expiresOn) },
        { header: "Emisión", cell: ({ issuedOn }) => shown(issuedOn ?? null) },
      ]}
    />
  </Card>
);
