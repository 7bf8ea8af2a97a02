import type { ReactNode } from "react";
import { Authorship } from "@/components/history/authorship";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { ContactLink } from "@/components/ui/contact-link";
import { DescriptionList } from "@/components/ui/description-list";
import type { Authors } from "@/lib/history/get-authors";
import { projectFields } from "@/lib/projects/fields";
import type { Project } from "@/lib/projects/get-project";
import { cardinalPointLabels } from "@/lib/projects/labels";
import { blockNamed, type OperatorBlock, unknownBlockMessage } from "@/lib/settings/block-named";
import { showDay } from "@/lib/values/dates";

interface ProjectDataProps {
  project: Project;
  blocks: readonly OperatorBlock[];
  authors: Authors;
  timeZone: string;
}

export function ProjectData({ project, blocks, authors, timeZone }: ProjectDataProps) {
  const { contactPhone, cardinalPoint, coordinates, endDate, closedOn } = project;
  const items = [
    { label: projectFields.startDate.label, value: showDay(project.startDate) },
    { label: projectFields.endDate.label, value: endDate ? showDay(endDate) : "En curso" },
    { label: projectFields.closedOn.label, value: closedOn && showDay(closedOn) },
    {
      label: projectFields.cardinalPoint.label,
      value: cardinalPoint && cardinalPointLabels[cardinalPoint],
    },
    {
      label: projectFields.block.label,
      value: project.block && <Block name={project.block} blocks={blocks} />,
    },
    {
      label: projectFields.coordinates.label,
      value: coordinates && (
        <ContactLink href={`geo:${coordinates.replace(" ", "")}`}>{coordinates}</ContactLink>
      ),
    },
    { label: projectFields.contactName.label, value: project.contactName },
    {
      label: projectFields.contactPhone.label,
      value: contactPhone && <ContactLink href={`tel:${contactPhone}`}>{contactPhone}</ContactLink>,
    },
    {
      label: projectFields.notes.label,
      value: project.notes && <Notes>{project.notes}</Notes>,
      wide: true,
    },
  ];
  return (
    <Card className="mb-6">
      <DescriptionList
        className="grid-cols-2 sm:grid-cols-3 xl:grid-cols-6"
        items={items.filter(({ value }) => value)}
      />
      <p className="mt-4 border-line border-t pt-3">
        <Authorship authors={authors} timeZone={timeZone} />
      </p>
    </Card>
  );
}

/** Or the text that names none. */
const Block = ({ name, blocks }: { name: string; blocks: readonly OperatorBlock[] }) => {
  const known = blockNamed(blocks, name);
  if (known) return known.label;
  return (
    <span title={unknownBlockMessage}>
      {name} <Badge tone="warning">Desconocido</Badge>
    </span>
  );
};

const Notes = ({ children }: { children: ReactNode }) => (
  <p className="max-w-prose whitespace-pre-line">{children}</p>
);
