import { CircleCheckBig } from "lucide-react";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { TextLink } from "@/components/ui/text-link";
import type { DueSheets } from "@/lib/home/list-sheets-to-liquidate";
import { links } from "@/lib/links/pages";
import { counted } from "@/lib/values/count-text";
import { type Day, daysBetween, showDay } from "@/lib/values/dates";
import { showMoney } from "@/lib/values/decimal";
import { CardList, CardRow } from "./card-list";

export function DueSheetsCard({ sheets, today }: { sheets: DueSheets; today: Day }) {
  const { rows, total } = sheets;
  return (
    <Card
      title="Planillas por liquidar"
      description={total > rows.length ? `${rows.length} de ${total}` : null}
      actions={
        <TextLink href={`${links.worksheets}?status=IN_PROGRESS&sort=period`}>
          En ejecución
        </TextLink>
      }
      padding="none"
    >
      {rows.length === 0 ? (
        <EmptyState
          icon={CircleCheckBig}
          title="Ninguna espera"
          act="settled"
          className="pt-2 pb-8"
        />
      ) : (
        <CardList label="Planillas por liquidar">
          {rows.map((sheet) => (
            <CardRow
              key={sheet.id}
              title={
                <TextLink href={links.worksheet(sheet.projectId, sheet.id)}>
                  {sheet.seriesCode}
                </TextLink>
              }
              detail={`${sheet.partnerName} · ${sheet.location}`}
              end={
                <>
                  <p className="font-medium tabular-nums">{showMoney(sheet.subtotal)}</p>
                  <p className="text-muted text-xs tabular-nums">
                    {showDay(sheet.periodEnd)}, hace{" "}
                    {counted(daysBetween(sheet.periodEnd, today), "día", "días")}
                  </p>
                </>
              }
            />
          ))}
        </CardList>
      )}
    </Card>
  );
}
