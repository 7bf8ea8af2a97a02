import { DescriptionList } from "@/components/ui/description-list";
import { TextLink } from "@/components/ui/text-link";
import { eventFields } from "@/lib/calendar/fields";
import { links } from "@/lib/links/pages";
import { projectFields } from "@/lib/projects/fields";
import type { Entry } from "@/lib/schedule/entries";
import { visitFields } from "@/lib/schedule/fields";
import { entryHours, entryState, entryType } from "@/lib/schedule/labels";
import { type Day, showDay } from "@/lib/values/dates";

const spanOf = ({ from, to }: Entry) =>
  from === to ? showDay(from) : `${showDay(from)} – ${showDay(to)}`;

export function EntryFacts({ entry, today }: { entry: Entry; today: Day }) {
  const { project } = entry;
  const movedFrom =
    entry.kind === "visit" && entry.plannedDate !== entry.from
      ? ` (prevista el ${showDay(entry.plannedDate)})`
      : "";
  const reason =
    entry.kind === "visit" && entry.reason
      ? [{ label: visitFields.reason.label, value: entry.reason, wide: true }]
      : [];
  return (
    <DescriptionList
      items={[
        { label: eventFields.type.label, value: entryType(entry) },
        { label: visitFields.status.label, value: entryState(entry, today) },
        { label: "Fecha", value: `${spanOf(entry)}${movedFrom}` },
        { label: "Hora", value: entryHours(entry) || "Todo el día" },
        {
          label: eventFields.projectId.label,
          value: <TextLink href={links.project(project.id)}>{project.location}</TextLink>,
        },
        { label: projectFields.partnerId.label, value: project.partner },
        { label: "Equipos", value: entry.units.join(", ") },
        { label: visitFields.staffId.label, value: entry.technician?.name },
        ...reason,
        ...(entry.notes
          ? [{ label: visitFields.notes.label, value: entry.notes, wide: true }]
          : []),
      ]}
    />
  );
}
