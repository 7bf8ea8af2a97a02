import { Droplets, FolderKanban, type LucideIcon, Package, Route, Wrench } from "lucide-react";
import { Badge, type Tone } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PlainTable } from "@/components/ui/plain-table";
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
        <PlainTable
          label="Traza del equipo"
          rows={trace}
          rowKey={({ kind, id }) => `${kind}-${id}`}
          columns={[
            { header: "Movimiento", cell: (entry) => <Movement entry={entry} /> },
            { header: "Fecha", cell: (entry) => <Span entry={entry} /> },
            { header: "Estado", cell: (entry) => <TraceState entry={entry} /> },
          ]}
        />
      )}
    </Card>
  );
}

function Movement({ entry }: { entry: Trace }) {
  const { label, icon: Icon } = kinds[entry.kind];
  return (
    <span className="flex items-start gap-2.5">
      <Icon className="mt-0.5 size-4 shrink-0 text-muted" aria-hidden="true" />
      <span className="min-w-0">
        <span className="block text-ink">{entry.title}</span>
        <span className="block text-muted text-xs">
          {label} ·{" "}
          <TextLink href={links.project(entry.projectId)}>
            {entry.projectId} · {entry.location}
          </TextLink>
        </span>
      </span>
    </span>
  );
}

const Span = ({ entry: { date, until } }: { entry: Trace }) => (
  <span className="whitespace-nowrap tabular-nums">
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
