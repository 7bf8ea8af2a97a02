import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { TextLink } from "@/components/ui/text-link";
import type { Condition } from "@/lib/equipment/condition";
import { conditionLabels } from "@/lib/equipment/labels";
import type { ConditionShare } from "@/lib/home/fleet";
import { links } from "@/lib/links/pages";

const colours: Record<Condition, { arc: string; dot: string }> = {
  FUNCIONANDO: { arc: "stroke-success", dot: "bg-success" },
  INCOMPLETO: { arc: "stroke-warn", dot: "bg-warn" },
  "EN REPARACION": { arc: "stroke-info", dot: "bg-info" },
  DAÑADO: { arc: "stroke-danger", dot: "bg-danger" },
};

const radius = 42;
const around = 2 * Math.PI * radius;

export function FleetByCondition({ shares }: { shares: ConditionShare[] }) {
  const total = shares.reduce((sum, { units }) => sum + units, 0);
  return (
    <Card title="Estado de los equipos">
      <div className="flex flex-wrap items-center gap-6">
        <Ring shares={shares} total={total} />
        <ul className="grid min-w-40 flex-1 gap-1 touch:gap-3">
          {shares.map(({ condition, units }) => (
            <li key={condition} className="flex items-center gap-2">
              <span
                className={cn("size-2.5 shrink-0 rounded-full", colours[condition].dot)}
                aria-hidden="true"
              />
              <span className="flex-1">
                <TextLink
                  href={`${links.equipmentList}?conditions=${encodeURIComponent(condition)}`}
                >
                  {conditionLabels[condition]}
                </TextLink>
              </span>
              <span className="font-medium tabular-nums">{units}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

function Ring({ shares, total }: { shares: ConditionShare[]; total: number }) {
  const arcs = shares
    .filter(({ units }) => units > 0)
    .map(({ condition, units }, at, all) => ({
      condition,
      length: (units / total) * around,
      start: (all.slice(0, at).reduce((sum, { units }) => sum + units, 0) / total) * around,
    }));
  const gap = arcs.length > 1 ? 1.5 : 0;
  return (
    <div className="relative grid size-32 shrink-0 place-items-center">
      <svg viewBox="0 0 100 100" className="-rotate-90 size-full" aria-hidden="true">
        <circle cx="50" cy="50" r={radius} fill="none" strokeWidth="11" className="stroke-sunken" />
        {arcs.map(({ condition, length, start }) => (
          <circle
            key={condition}
            cx="50"
            cy="50"
            r={radius}
            fill="none"
            strokeWidth="11"
            strokeDasharray={`${Math.max(0.5, length - gap)} ${around}`}
            strokeDashoffset={-start}
            className={colours[condition].arc}
          />
        ))}
      </svg>
      <p className="absolute text-center">
        <span className="block font-semibold text-2xl text-ink tabular-nums">{total}</span>
        <span className="block text-muted text-xs">en servicio</span>
      </p>
    </div>
  );
}
