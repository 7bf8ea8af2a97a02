import { CircleCheckBig } from "lucide-react";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { TextLink } from "@/components/ui/text-link";
import type { UnbilledHead } from "@/lib/billing/get-unbilled-head";
import { links } from "@/lib/links/pages";
import { counted } from "@/lib/values/count-text";
import { showMoney } from "@/lib/values/decimal";
import { CardList, CardRow } from "./card-list";

export function UnbilledProjectsCard({ unbilled: { rows, projects } }: { unbilled: UnbilledHead }) {
  return (
    <Card
      title="Hecho y no facturado"
      description={
        projects > rows.length ? `${rows.length} de ${projects} proyectos` : "Hasta hoy, sin IVA"
      }
      actions={<TextLink href={links.unbilled}>Ver todo</TextLink>}
      padding="none"
    >
      {rows.length === 0 ? (
        <EmptyState
          icon={CircleCheckBig}
          title="Todo lo hecho está en planillas"
          act="settled"
          className="pt-2 pb-8"
        />
      ) : (
        <CardList label="Hecho y no facturado">
          {rows.map(({ projectId, partnerName, location, items, amount }) => (
            <CardRow
              key={projectId}
              title={
                <TextLink href={`${links.unbilled}?project_id=${projectId}`}>
                  {projectId} · {location}
                </TextLink>
              }
              detail={partnerName}
              end={
                <>
                  <p className="font-medium tabular-nums">{showMoney(amount)}</p>
                  <p className="text-muted text-xs">{counted(items, "concepto", "conceptos")}</p>
                </>
              }
            />
          ))}
        </CardList>
      )}
    </Card>
  );
}
