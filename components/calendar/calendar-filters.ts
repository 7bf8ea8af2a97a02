import type { Filter } from "@/components/lists/filters";
import type { ChoicesAsked } from "@/components/lists/toolbar-filters";
import type { Option } from "@/components/ui/select";
import { eventTypes } from "@/db/values";
import { eventFields } from "@/lib/calendar/fields";
import { eventTypeLabels } from "@/lib/calendar/labels";
import { visitType } from "@/lib/schedule/entry-types";
import { visitFields } from "@/lib/schedule/fields";

/** Without `projects` in the calendar of one project. */
export interface CalendarChoices {
  projects?: ChoicesAsked;
  technicians: readonly Option[];
}

const types = [
  { value: visitType, label: "Visita" },
  ...eventTypes.map((value) => ({ value, label: eventTypeLabels[value] })),
];

export const calendarFilters = ({ projects, technicians }: CalendarChoices): Filter[] => [
  ...(projects
    ? [
        {
          kind: "searched" as const,
          key: "projectId",
          label: eventFields.projectId.label,
          source: projects.source,
          options: projects.chosen,
        },
      ]
    : []),
  { kind: "select", key: "staffId", label: visitFields.staffId.label, options: technicians },
  { kind: "select", key: "type", label: eventFields.type.label, options: types },
];
