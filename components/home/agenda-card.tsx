import { CalendarCheck } from "lucide-react";
import { lookOf, toneClasses } from "@/components/calendar/entry-look";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { EmptyState, type FirstAct } from "@/components/ui/empty-state";
import { TextLink } from "@/components/ui/text-link";
import type { Agenda } from "@/lib/home/get-agenda";
import { links } from "@/lib/links/pages";
import type { Entry } from "@/lib/schedule/entries";
import { entryHours, entryState } from "@/lib/schedule/labels";
import type { Day } from "@/lib/values/dates";
import { CardList, CardRow, UnitCodes } from "./card-list";

interface AgendaCardProps {
  agenda: Agenda;
  today: Day;
  create: FirstAct;
}

export function AgendaCard({ agenda, today, create }: AgendaCardProps) {
  const { entries, total, staffId } = agenda;
  return (
    <Card
      title="Visitas y eventos de hoy"
      description={total > entries.length ? `${entries.length} de ${total}` : null}
      actions={<TextLink href={`${links.calendar}?view=day`}>Ver el día</TextLink>}
      padding="none"
    >
      {entries.length === 0 ? (
        <EmptyState
          icon={CalendarCheck}
          title="Nada previsto para hoy"
          act={create}
          className="pt-2 pb-8"
        />
      ) : (
        <CardList label="Visitas y eventos de hoy">
          {entries.map((entry) => (
            <EntryRow
              key={entry.key}
              entry={entry}
              today={today}
              isOwn={staffId !== null && entry.technician?.id === staffId}
            />
          ))}
        </CardList>
      )}
    </Card>
  );
}

const addressOf = ({ project }: Entry, today: Day) =>
  `${links.calendar}?view=day&date=${today}&projectId=${project.id}`;

function EntryRow({ entry, today, isOwn }: { entry: Entry; today: Day; isOwn: boolean }) {
  const { tone, icon: Icon } = lookOf(entry, today);
  const { partner, location } = entry.project;
  const who = isOwn ? "A su cargo" : entry.technician?.name;
  return (
    <CardRow
      icon={
        <span
          className={cn("mt-0.5 grid size-7 place-items-center rounded-md", toneClasses[tone])}
          aria-hidden="true"
        >
          <Icon className="size-3.5" />
        </span>
      }
      title={
        <>
          <TextLink href={addressOf(entry, today)}>{entry.title}</TextLink>
          <UnitCodes codes={entry.units} />
        </>
      }
      detail={[entryHours(entry), `${partner} · ${location}`, who].filter(Boolean).join(" · ")}
      end={<Badge tone={tone}>{entryState(entry, today)}</Badge>}
    />
  );
}
