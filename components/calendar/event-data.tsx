import { Card } from "@/components/ui/card";
import { DescriptionList } from "@/components/ui/description-list";
import { TextLink } from "@/components/ui/text-link";
import { eventPriorityLabels, eventTypeLabels } from "@/lib/calendar/labels";
import type { CalendarEvent } from "@/lib/calendar/queries";
import { links } from "@/lib/links/pages";
import { entryHours } from "@/lib/schedule/labels";
import { showDay } from "@/lib/values/dates";
import { hoursAndMinutes } from "@/lib/values/hours";

const hours = ({ startTime, endTime }: CalendarEvent) =>
  entryHours({ startTime: hoursAndMinutes(startTime), endTime: hoursAndMinutes(endTime) });

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
