import { Toilet } from "lucide-react";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { EmptyState, type FirstAct } from "@/components/ui/empty-state";
import { TextLink } from "@/components/ui/text-link";
import { availabilityLabels, typeLabels } from "@/lib/equipment/labels";
import type { TypeShare } from "@/lib/home/fleet";
import { links } from "@/lib/links/pages";
import { Legend } from "./legend";

const parts = ["RENTADO", "DISPONIBLE", "RETIRADO"] as const;
const colours: Record<(typeof parts)[number], string> = {
  RENTADO: "bg-info",
  DISPONIBLE: "bg-accent",
  RETIRADO: "bg-line-strong",
};

const series = parts.map((part) => ({ name: availabilityLabels[part], colour: colours[part] }));

export function FleetByType({ shares, create }: { shares: TypeShare[]; create: FirstAct }) {
  return (
    <Card title="Equipos por disponibilidad" actions={<Legend series={series} />}>
      {shares.length === 0 ? (
        <EmptyState icon={Toilet} title="Sin equipos todavía" act={create} className="pt-2 pb-8" />
      ) : (
        <Shares shares={shares} />
      )}
    </Card>
  );
}

function Shares({ shares }: { shares: TypeShare[] }) {
  const most = Math.max(1, ...shares.map(({ total }) => total));
  return (
    <table className="w-full text-left">
      <caption className="sr-only">Equipos por tipo y disponibilidad</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Tipo</th>
          <th scope="col">Reparto</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {shares.map((share) => (
          <tr key={share.type} className="max-sm:grid max-sm:grid-cols-[1fr_auto]">
            <th scope="row" className="py-1.5 pr-4 font-normal sm:w-64">
              <TextLink href={`${links.equipmentList}?types=${share.type}`}>
                {typeLabels[share.type]}
              </TextLink>
            </th>
            <td className="py-1.5 max-sm:order-last max-sm:col-span-2 max-sm:pt-0">
              <Bar share={share} most={most} />
            </td>
            <td className="w-10 py-1.5 pl-4 text-right font-medium tabular-nums">{share.total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bar({ share, most }: { share: TypeShare; most: number }) {
  const filled = parts.filter((part) => share[part] > 0);
  return (
    <div className="flex h-5 gap-0.5" style={{ width: `${(share.total / most) * 100}%` }}>
      {filled.map((part) => (
        <span
          key={part}
          title={`${availabilityLabels[part]}: ${share[part]}`}
          style={{ flexGrow: share[part] }}
          className={cn("block min-w-1.5 first:rounded-l last:rounded-r", colours[part])}
        >
          <span className="sr-only">{`${availabilityLabels[part]}: ${share[part]}. `}</span>
        </span>
      ))}
    </div>
  );
}
