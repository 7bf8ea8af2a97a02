import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { PlainTable } from "@/components/ui/plain-table";
import type { Standing } from "@/lib/alerts/alerts";
import { type Day, showDay } from "@/lib/dates";
import { ExpiryBadge } from "./expiry-badge";

export type OwnPaper = Pick<Standing, "label" | "status" | "daysLeft" | "expiresOn"> & {
  issuedOn: Day | null;
  /** What else the record says of it. */
  note: ReactNode;
};

const shown = (day: Day | null) => (day ? showDay(day) : "—");

/** The dated papers of the record itself, the worst first. */
export const PapersCard = ({ papers }: { papers: readonly OwnPaper[] }) => (
  <Card title="Papeles" padding="none">
    <PlainTable
      label="Papeles"
      rows={papers}
      rowKey={({ label }) => label}
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
        { header: "Emisión", cell: ({ issuedOn }) => shown(issuedOn) },
      ]}
    />
  </Card>
);
