import { Clock } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { TextLink } from "@/components/ui/text-link";
import type { Agenda } from "@/lib/home/get-agenda";
import { links } from "@/lib/links/pages";
import type { LateService } from "@/lib/schedule/list-late-services";
import { counted } from "@/lib/values/count-text";
import { showDay } from "@/lib/values/dates";
import { CardList, CardRow, UnitCodes } from "./card-list";

/** Renders nothing without any. */
export function LateVisits({ agenda: { late, lateServices, lateVisits } }: { agenda: Agenda }) {
  if (late.length === 0) return null;
  const all = `${counted(lateVisits, "visita", "visitas")} de ${counted(lateServices, "servicio", "servicios")} sin registrar`;
  return (
    <Card title="Visitas atrasadas" description={all} padding="none">
      <CardList label="Visitas atrasadas">
        {late.map((row) => (
          <LateRow key={row.service.assignmentId} row={row} />
        ))}
      </CardList>
    </Card>
  );
}

function LateRow({ row: { service, visits, oldest } }: { row: LateService }) {
  const address = `${links.calendar}?view=agenda&date=${oldest}&projectId=${service.projectId}&type=VISIT`;
  return (
    <CardRow
      title={
        <>
          <TextLink href={address}>{service.name}</TextLink>
          <UnitCodes codes={service.servedCode ? [service.servedCode] : []} />
        </>
      }
      detail={`${service.partnerName} · ${service.location}`}
      end={
        <>
          <Badge tone="warning" icon={Clock}>
            {counted(visits, "visita", "visitas")}
          </Badge>
          <p className="mt-0.5 text-muted text-xs tabular-nums">desde el {showDay(oldest)}</p>
        </>
      }
    />
  );
}
