import { Droplets, FolderKanban, type LucideIcon, Package, Route, Wrench } from "lucide-react";
import { Badge, type Tone } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { TextLink } from "@/components/ui/text-link";
import { showDay } from "@/lib/dates";
import type { Trace } from "@/lib/equipment/list-trace";
import { links } from "@/lib/links";

const kinds: Record<Trace["kind"], { label: string; icon: LucideIcon }> = {
  assignment: { label: "Asignación", icon: FolderKanban },
  chain: { label: "Cadena de custodia", icon: Droplets },
  maintenance: { label: "Mantenimiento", icon: Wrench },
  guide: { label: "Guía de remisión", icon: Package },
};

type State = { label: string; tone: Tone };

const states: Record<Trace["kind"], Record<string, State>> = {
  assignment: {
    ACTIVE: { label: "Activa", tone: "success" },
    RETIRED: { label: "Retirada", tone: "neutral" },
  },
  chain: {
    DRAFT: { label: "Borrador", tone: "neutral" },
    COMPLETED: { label: "Completada", tone: "success" },
    CANCELLED: { label: "Anulada", tone: "danger" },
  },
  maintenance: {
    IN_PROGRESS: { label: "En progreso", tone: "info" },
    COMPLETED: { label: "Completada", tone: "success" },
    APPROVED: { label: "Aprobada", tone: "success" },
  },
  guide: {
    DRAFT: { label: "Borrador", tone: "neutral" },
    CLOSED: { label: "Cerrada", tone: "success" },
    VOID: { label: "Anulada", tone: "danger" },
  },
};

/** Where it has been and what was done with it, newest first. */
export function EquipmentTrace({ trace }: { trace: Trace[] }) {
  return (
    <Card title="Traza" description="Asignaciones, cadenas, mantenimientos y guías" padding="none">
      {trace.length === 0 ? (
        <EmptyState icon={Route} title="Sin movimientos todavía" className="pt-2 pb-8" />
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
  const { label, icon: Icon } = kinds[entry.kind];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1.5 px-5 py-3">
      <Icon className="mt-0.5 size-4 shrink-0 text-muted" aria-hidden="true" />
      <div className="min-w-48 flex-1">
        <p className="break-words text-ink">{entry.title}</p>
        <p className="text-muted text-xs">
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
  const { label, tone } = states[entry.kind][entry.state] ?? {
    label: entry.state,
    tone: "neutral",
  };
  return (
    <Badge dot tone={tone}>
      {label}
    </Badge>
  );
}
