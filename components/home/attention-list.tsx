import { CircleCheck } from "lucide-react";
import { ConditionBadge } from "@/components/equipment/equipment-badges";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { TextLink } from "@/components/ui/text-link";
import { typeLabels } from "@/lib/equipment/labels";
import type { Fieldwork } from "@/lib/home/get-fieldwork";
import { links } from "@/lib/links/pages";

export function AttentionList({ attention }: { attention: Fieldwork["attention"] }) {
  const { rows, total } = attention;
  return (
    <Card
      title="Equipos que requieren atención"
      description={total > rows.length ? `${rows.length} de ${total}` : null}
      padding="none"
    >
      {rows.length === 0 ? (
        <EmptyState icon={CircleCheck} title="Todo funciona" act="settled" className="pt-2 pb-8" />
      ) : (
        <ul className="divide-y divide-line border-line border-t">
          {rows.map(({ id, code, type, condition, repairReason, currentLocation }) => (
            <li key={id} className="flex flex-wrap items-start gap-x-4 gap-y-1 px-5 py-3">
              <div className="min-w-0 flex-1">
                <TextLink href={links.equipment(id)}>{code}</TextLink>
                <span className="text-muted"> · {typeLabels[type]}</span>
                <p className="text-muted text-xs">
                  {[repairReason, currentLocation].filter(Boolean).join(" · ")}
                </p>
              </div>
              <ConditionBadge condition={condition} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
