"use client";

import { Toilet } from "lucide-react";
import { useRef } from "react";
import { useOffice } from "@/components/lists/office-context";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { FirstAct } from "@/components/ui/empty-state";
import { inTurn } from "@/components/ui/in-turn";
import { PlainTable } from "@/components/ui/plain-table";
import { useRefusalToast } from "@/components/ui/refusal-alert";
import { TextLink } from "@/components/ui/text-link";
import { type Act, type ChangeAct, useAct } from "@/components/ui/use-act";
import { eventFields, eventItemFields } from "@/lib/calendar/fields";
import type { CalendarEvent, EventItem } from "@/lib/calendar/queries";
import { equipmentFields } from "@/lib/equipment/fields";
import { links } from "@/lib/links/pages";
import { showDay } from "@/lib/values/dates";
import { showMoney } from "@/lib/values/decimal";

interface EventUnitsProps {
  event: Pick<CalendarEvent, "version" | "items">;
  /** Absent without permission. */
  mark: ChangeAct<number> | null;
  edit: FirstAct;
}

export function EventUnits({ event: { version, items }, mark, edit }: EventUnitsProps) {
  const turn = useRef(inTurn());
  const hasCosts = useOffice()?.seesMoney ?? true;
  return (
    <Card title="Equipos" padding="none">
      <PlainTable
        label="Equipos"
        rows={items}
        rowKey={({ id }) => id}
        empty={{ icon: Toilet, title: "El evento no nombra equipos", act: edit }}
        columns={[
          {
            header: equipmentFields.code.label,
            cell: ({ equipmentId, code }) => (
              <TextLink href={links.equipment(equipmentId)}>{code}</TextLink>
            ),
          },
          { header: eventItemFields.equipmentId.label, cell: ({ name }) => name },
          {
            header: eventItemFields.description.label,
            cell: ({ description }) => description ?? "—",
          },
          ...(hasCosts ? [costOfItem] : []),
          { header: eventFields.status.label, cell: (item) => <ItemState item={item} /> },
          ...(mark
            ? [
                {
                  header: "Acciones",
                  align: "end" as const,
                  cell: (item: EventItem) => (
                    <MarkItem
                      item={item}
                      mark={(raw) => turn.current(version, (seen) => mark(raw, seen))}
                    />
                  ),
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

const costOfItem = {
  header: eventItemFields.cost.label,
  align: "end" as const,
  cell: ({ cost }: EventItem) => showMoney(cost),
};

const ItemState = ({ item: { isCompleted, completedOn } }: { item: EventItem }) =>
  isCompleted ? (
    <Badge tone="success">Hecho{completedOn && ` ${showDay(completedOn)}`}</Badge>
  ) : (
    <Badge tone="neutral">Pendiente</Badge>
  );

function MarkItem({ item, mark }: { item: EventItem; mark: Act<number> }) {
  const { id, eventId, code, isCompleted } = item;
  const { run, isPending } = useAct(mark, { onRefused: useRefusalToast() });
  const label = isCompleted ? "Deshacer" : "Marcar hecho";
  return (
    <Button
      size="sm"
      isPending={isPending}
      aria-label={`${label} ${code}`}
      onClick={() => run({ event_id: eventId, item_id: id, is_completed: !isCompleted })}
      className="print:hidden"
    >
      {label}
    </Button>
  );
}
