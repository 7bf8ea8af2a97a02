import { CalendarClock, Clock, TriangleAlert } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { TextLink } from "@/components/ui/text-link";
import type { Dues } from "@/lib/home/get-today";
import type { EndingHold } from "@/lib/home/list-holds-ending";
import type { PlanConflict } from "@/lib/home/list-plan-conflicts";
import { links } from "@/lib/links/pages";
import { counted } from "@/lib/values/count-text";
import { CardList, CardRow } from "./card-list";

/** What stands between units and whom they were promised to; nothing without any. */
export const PlanCards = ({ dues: { conflicts, holds } }: { dues: Dues }) => (
  <>
    <ConflictsCard conflicts={conflicts} />
    <HoldsCard holds={holds} />
  </>
);

function ConflictsCard({ conflicts: { rows, total } }: Pick<Dues, "conflicts">) {
  if (rows.length === 0) return null;
  return (
    <Card
      title="Conflictos de equipos"
      description={
        total > rows.length ? `Los ${rows.length} peores de ${total}` : "Los peores primero"
      }
      padding="none"
    >
      <CardList label="Conflictos de equipos">
        {rows.map((conflict) => (
          <ConflictRow key={conflict.key} conflict={conflict} />
        ))}
      </CardList>
    </Card>
  );
}

const ConflictRow = ({ conflict }: { conflict: PlanConflict }) => (
  <li className="grid gap-1 px-5 py-3 [overflow-wrap:anywhere]">
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <TextLink href={conflict.href}>{conflict.code}</TextLink>
      <Badge
        tone={conflict.isPromised ? "danger" : "warning"}
        icon={conflict.isPromised ? TriangleAlert : Clock}
      >
        {conflict.label}
      </Badge>
    </div>
    <p className="text-sm">{sentence(conflict.words)}</p>
    {conflict.suggestions.length > 0 ? (
      <p className="text-muted text-xs">Podrían ir: {conflict.suggestions.join(", ")}</p>
    ) : null}
    <div className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {conflict.ways.map(({ label, url }) => (
        <TextLink key={label} href={url}>
          {label}
        </TextLink>
      ))}
    </div>
  </li>
);

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

function HoldsCard({ holds: { rows, total } }: Pick<Dues, "holds">) {
  if (rows.length === 0) return null;
  return (
    <Card
      title="Reservas retenidas hasta hoy"
      description={`${counted(total, "reserva", "reservas")}; sin confirmar, sus equipos quedan libres`}
      padding="none"
    >
      <CardList label="Reservas retenidas hasta hoy">
        {rows.map((hold) => (
          <HoldRow key={hold.id} hold={hold} />
        ))}
      </CardList>
    </Card>
  );
}

const HoldRow = ({ hold }: { hold: EndingHold }) => (
  <CardRow
    title={<TextLink href={links.reservation(hold.id)}>{hold.code}</TextLink>}
    detail={[hold.partnerName, hold.location].filter(Boolean).join(" · ")}
    end={
      <Badge tone="warning" icon={CalendarClock}>
        hasta las {hold.until}
      </Badge>
    }
  />
);
