import { Droplets, FolderKanban, type LucideIcon, Package, Route, Wrench } from "lucide-react";
import type { ReactNode } from "react";
import { chainTones } from "@/components/custody/chain-status-badge";
import { maintenanceTones } from "@/components/maintenance/maintenance-state";
import { guideTones } from "@/components/shipping/guide-state";
import { Badge, type Tone } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { EmptyState, type FirstAct } from "@/components/ui/empty-state";
import { TextLink } from "@/components/ui/text-link";
import { chainStatusLabels } from "@/lib/custody/labels";
import type { Trace } from "@/lib/equipment/list-trace";
import { links } from "@/lib/links/pages";
import { maintenanceStatusLabels } from "@/lib/maintenance/labels";
import { guideStatusLabels } from "@/lib/shipping/labels";
import { showDay } from "@/lib/values/dates";

interface Kind {
  label: string;
  icon: LucideIcon;
  href?: (id: number) => string;
}

const kinds: Record<Trace["kind"], Kind> = {
  assignment: { label: "Asignación", icon: FolderKanban },
  chain: { label: "Cadena de custodia", icon: Droplets, href: links.custodyChain },
  maintenance: { label: "Mantenimiento", icon: Wrench, href: links.maintenanceSheet },
  guide: { label: "Guía de remisión", icon: Package, href: links.shippingGuide },
};

function stateOf(entry: Trace): { label: string; tone: Tone } {
  switch (entry.kind) {
    case "assignment":
      return entry.isRetired
        ? { label: "Retirada", tone: "neutral" }
        : { label: "Activa", tone: "success" };
    case "chain":
      return { label: chainStatusLabels[entry.status], tone: chainTones[entry.status] };
    case "maintenance":
      return { label: maintenanceStatusLabels[entry.status], tone: maintenanceTones[entry.status] };
    case "guide":
      return { label: guideStatusLabels[entry.status], tone: guideTones[entry.status] };
  }
}

interface EquipmentTraceProps {
  trace: Trace[];
  assign: FirstAct;
  /** Of a unit that is maintained, for who may. */
  maintain: ReactNode;
}

export function EquipmentTrace({ trace, assign, maintain }: EquipmentTraceProps) {
  return (
    <Card
      title="Traza"
      description="Asignaciones, cadenas, mantenimientos y guías"
      padding="none"
      actions={maintain}
    >
      {trace.length === 0 ? (
        <EmptyState
          icon={Route}
          title="Sin movimientos todavía"
          description="El primero suele ser su asignación a un proyecto."
          act={assign}
          className="pt-2 pb-8"
        />
      ) : (
        <ul className="divide-y divide-line border-line border-t">
          {trace.map((entry) => (
            <Movement key={`${entry.kind}-${entry.id}`} entry={entry} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Movement({ entry }: { entry: Trace }) {
  const { label, icon: Icon, href } = kinds[entry.kind];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1.5 px-5 py-3">
      <Icon className="mt-0.5 size-4 shrink-0 text-muted" aria-hidden="true" />
      <div className="min-w-48 flex-1">
        <p className="break-words text-ink touch:py-1.5">
          {href ? <TextLink href={href(entry.id)}>{entry.title}</TextLink> : entry.title}
        </p>
        <p className="text-muted text-xs touch:py-2">
          {label} ·{" "}
          <TextLink href={links.project(entry.projectId)}>
            Proyecto {entry.projectId}, {entry.location}
          </TextLink>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:pl-8">
        <Span entry={entry} />
        <TraceState entry={entry} />
      </div>
    </li>
  );
}

const Span = ({ entry: { date, until } }: { entry: Trace }) => (
  <span className="whitespace-nowrap text-muted text-xs tabular-nums">
    {showDay(date)}
    {until ? ` – ${showDay(until)}` : ""}
  </span>
);

function TraceState({ entry }: { entry: Trace }) {
  const { label, tone } = stateOf(entry);
  return (
    <Badge dot tone={tone}>
      {label}
    </Badge>
  );
}
