import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { DescriptionList } from "@/components/ui/description-list";
import { PlainTable } from "@/components/ui/plain-table";
import { TextLink } from "@/components/ui/text-link";
import { eventPriorityLabels, eventTypeLabels } from "@/lib/calendar/labels";
import type { CalendarEvent } from "@/lib/calendar/queries";
import { showDay } from "@/lib/dates";
import { showMoney } from "@/lib/decimal";
import { hoursAndMinutes } from "@/lib/hours";
import { links } from "@/lib/links";

const hours = (event: CalendarEvent) =>
  [event.startTime, event.endTime].map(hoursAndMinutes).filter(Boolean).join("–");

/** When, where and who of an event. */
export const EventData = ({ event }: { event: CalendarEvent }) => (
  <Card title="Datos del evento">
    <DescriptionList
      columns={3}
      items={[
        { label: "Tipo", value: eventTypeLabels[event.type] },
        { label: "Prioridad", value: eventPriorityLabels[event.priority] },
        {
          label: "Técnico responsable",
          value: event.staff && `${event.staff.firstName} ${event.staff.lastName}`,
        },
        { label: "Desde", value: showDay(event.startDate) },
        { label: "Hasta", value: showDay(event.endDate) },
        { label: "Hora", value: hours(event) || "Todo el día" },
        {
          label: "Proyecto",
          value: <TextLink href={links.project(event.projectId)}>{event.location}</TextLink>,
        },
        { label: "Cliente", value: event.partnerName },
        { label: "Descripción", value: event.description, wide: true },
        { label: "Notas", value: event.notes, wide: true },
      ]}
    />
  </Card>
);

/** The units an event is for, and what is done of each. */
export const EventUnits = ({ items }: Pick<CalendarEvent, "items">) => (
  <Card title="Equipos" padding="none">
    {items.length === 0 ? (
      <p className="px-5 pb-5 text-muted">El evento no nombra equipos.</p>
    ) : (
      <PlainTable
        label="Equipos"
        rows={items}
        rowKey={({ id }) => id}
        columns={[
          {
            header: "Código",
            cell: ({ equipmentId, code }) => (
              <TextLink href={links.equipment(equipmentId)}>{code}</TextLink>
            ),
          },
          { header: "Equipo", cell: ({ name }) => name },
          { header: "Descripción", cell: ({ description }) => description ?? "—" },
          { header: "Costo", align: "end", cell: ({ cost }) => showMoney(cost) },
          {
            header: "Estado",
            cell: ({ isCompleted }) => (
              <Badge tone={isCompleted ? "success" : "neutral"}>
                {isCompleted ? "Hecho" : "Pendiente"}
              </Badge>
            ),
          },
        ]}
      />
    )}
  </Card>
);
