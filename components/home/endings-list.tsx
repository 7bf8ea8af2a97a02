import { CalendarCheck } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { TextLink } from "@/components/ui/text-link";
import type { EndingSoon } from "@/lib/home/list-ending-soon";
import { links } from "@/lib/links/pages";
import { type Day, daysBetween, showDay } from "@/lib/values/dates";

export function EndingsList({ endings, today }: { endings: EndingSoon[]; today: Day }) {
  const all = endings[0]?.inAll ?? 0;
  return (
    <Card
      title="Asignaciones que terminan pronto"
      description={all > endings.length ? `${endings.length} de ${all}` : "En los próximos 15 días"}
      padding="none"
    >
      {endings.length === 0 ? (
        <EmptyState
          icon={CalendarCheck}
          title="Ninguna termina pronto"
          act="settled"
          className="pt-2 pb-8"
        />
      ) : (
        <ul className="divide-y divide-line border-line border-t">
          {endings.map(({ id, code, projectId, location, partnerName, endDate }) => (
            <li key={id} className="flex flex-wrap items-start gap-x-4 gap-y-1 px-5 py-3">
              <div className="min-w-0 flex-1">
                <TextLink href={links.projectResources(projectId)}>{code}</TextLink>
                <p className="text-muted text-xs">
                  {partnerName} · {location}
                </p>
              </div>
              <div className="text-right">
                <DaysLeft days={daysBetween(today, endDate)} />
                <p className="mt-0.5 text-muted text-xs tabular-nums">{showDay(endDate)}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function DaysLeft({ days }: { days: number }) {
  if (days === 0) return <Badge tone="danger">Hoy</Badge>;
  const tone = days <= 5 ? "warning" : "neutral";
  return <Badge tone={tone}>{days === 1 ? "Mañana" : `En ${days} días`}</Badge>;
}
