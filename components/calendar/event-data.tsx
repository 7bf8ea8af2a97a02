import { Card } from "@/components/ui/card";
import { DescriptionList } from "@/components/ui/description-list";
import { TextLink } from "@/components/ui/text-link";
import { eventFields } from "@/lib/calendar/fields";
import { eventPriorityLabels, eventTypeLabels } from "@/lib/calendar/labels";
import type { CalendarEvent } from "@/lib/calendar/queries";
import { links } from "@/lib/links/pages";
import { projectFields } from "@/lib/projects/fields";
import { entryHours } from "@/lib/schedule/labels";
import { showDay } from "@/lib/values/dates";
import { hoursAndMinutes } from "@/lib/values/hours";

const hours = ({ startTime, endTime }: CalendarEvent) =>
  entryHours({ startTime: hoursAndMinutes(startTime), endTime: hoursAndMinutes(endTime) });

export const EventData = ({ event }: { event: CalendarEvent }) => (
  <Card title="Datos del evento">
    <DescriptionList
      columns={3}
      items={[
        { label: eventFields.type.label, value: eventTypeLabels[event.type] },
        { label: eventFields.priority.label, value: eventPriorityLabels[event.priority] },
        {
          label: eventFields.staffId.label,
          value: event.staff && `${event.staff.firstName} ${event.staff.lastName}`,
        },
        { label: eventFields.startDate.shortLabel, value: showDay(event.startDate) },
        { label: eventFields.endDate.shortLabel, value: showDay(event.endDate) },
        { label: "Hora", value: hours(event) || "Todo el día" },
        {
          label: eventFields.projectId.label,
          value: <TextLink href={links.project(event.projectId)}>{event.location}</TextLink>,
        },
        { label: projectFields.partnerId.label, value: event.partnerName },
        { label: eventFields.description.label, value: event.description, wide: true },
        { label: eventFields.notes.label, value: event.notes, wide: true },
      ]}
    />
  </Card>
);
