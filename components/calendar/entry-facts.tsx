import { DescriptionList } from "@/components/ui/description-list";
import { TextLink } from "@/components/ui/text-link";
import { links } from "@/lib/links/pages";
import type { Entry } from "@/lib/schedule/entries";
import { entryHours, entryState, entryType } from "@/lib/schedule/labels";
import { type Day, showDay } from "@/lib/values/dates";

const spanOf = ({ from, to }: Entry) =>
  from === to ? showDay(from) : `${showDay(from)} – ${showDay(to)}`;

/** What is known of an entry: when, where, who and which units. */
export function EntryFacts({ entry, today }: { entry: Entry; today: Day }) {
  const { project } = entry;
  const movedFrom =
    entry.kind === "visit" && entry.plannedDate !== entry.from
      ? ` (prevista el ${showDay(entry.plannedDate)})`
      : "";
  const reason =
    entry.kind === "visit" && entry.reason
      ? [{ label: "Motivo", value: entry.reason, wide: true }]
      : [];
  return (
    <DescriptionList
      items={[
        { label: "Tipo", value: entryType(entry) },
        { label: "Estado", value: entryState(entry, today) },
        { label: "Fecha", value: `${spanOf(entry)}${movedFrom}` },
        { label: "Hora", value: entryHours(entry) || "Todo el día" },
        {
          label: "Proyecto",
          value: <TextLink href={links.project(project.id)}>{project.location}</TextLink>,
        },
        { label: "Cliente", value: project.partner },
        { label: "Equipos", value: entry.units.join(", ") },
        { label: "Técnico", value: entry.technician?.name },
        ...reason,
        ...(entry.notes ? [{ label: "Notas", value: entry.notes, wide: true }] : []),
      ]}
    />
  );
}
