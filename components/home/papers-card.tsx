import { ShieldCheck } from "lucide-react";
import { ExpiryBadge } from "@/components/papers/expiry-badge";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { EmptyState } from "@/components/ui/empty-state";
import { TextLink } from "@/components/ui/text-link";
import type { Counts } from "@/lib/alerts/alert-counts";
import type { PaperAlert } from "@/lib/alerts/alerts";
import type { Today } from "@/lib/home/get-today";
import { links } from "@/lib/links/pages";
import { showDay } from "@/lib/values/dates";
import { CardList, CardRow } from "./card-list";

const severities = [
  { status: "expired", name: "Vencidos", colour: "text-danger-ink" },
  { status: "due_10", name: "Por vencer", colour: "text-warn-ink" },
  { status: "due_30", name: "Próximos", colour: "text-info-ink" },
  { status: "missing", name: "Faltan", colour: "text-muted" },
] as const;

export function ExpiringCard({ papers: { rows, counts } }: Pick<Today, "papers">) {
  return (
    <Card
      title="Papeles"
      actions={
        <>
          <TextLink href={links.staff}>Técnicos</TextLink>
          <TextLink href={links.vehicles}>Vehículos</TextLink>
        </>
      }
      padding="none"
    >
      <SeverityCounts counts={counts} />
      {rows.length === 0 ? (
        <EmptyState
          icon={ShieldCheck}
          title="Todo está vigente"
          act="settled"
          className="pt-2 pb-8"
        />
      ) : (
        <CardList label="Los papeles más urgentes">
          {rows.map((alert) => (
            <AlertRow
              key={`${alert.kind} ${alert.subjectId} ${alert.recordId} ${alert.field}`}
              alert={alert}
            />
          ))}
        </CardList>
      )}
    </Card>
  );
}

const SeverityCounts = ({ counts }: { counts: Counts }) => (
  <dl className="grid grid-cols-4 gap-2 px-5 pb-4">
    {severities.map(({ status, name, colour }) => (
      <div
        key={status}
        className="flex flex-col-reverse min-w-0 rounded-control bg-sunken px-2 py-2"
      >
        <dt className="truncate text-[0.6875rem] text-muted xl:text-xs">{name}</dt>
        <dd className={cn("font-semibold text-lg tabular-nums", counts[status] > 0 && colour)}>
          {counts[status]}
        </dd>
      </div>
    ))}
  </dl>
);

const isOfVehicle = ({ kind }: PaperAlert) => kind.startsWith("vehicle");

function AlertRow({ alert }: { alert: PaperAlert }) {
  const { subjectId, subjectName, label, expiresOn } = alert;
  const address = isOfVehicle(alert) ? links.vehicle(subjectId) : links.staffMember(subjectId);
  return (
    <CardRow
      title={<TextLink href={address}>{subjectName}</TextLink>}
      detail={[label, expiresOn && showDay(expiresOn)].filter(Boolean).join(" · ")}
      end={<ExpiryBadge stand={alert} />}
    />
  );
}
