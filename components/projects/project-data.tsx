import type { ReactNode } from "react";
import { Authorship } from "@/components/history/authorship";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { ContactLink } from "@/components/ui/contact-link";
import { DescriptionList } from "@/components/ui/description-list";
import type { Authors } from "@/lib/history/get-authors";
import type { Project } from "@/lib/projects/get-project";
import { cardinalPointLabels } from "@/lib/projects/labels";
import { blockNamed, type OperatorBlock, unknownBlock } from "@/lib/settings/block-named";
import { showDay } from "@/lib/values/dates";

interface ProjectDataProps {
  project: Project;
  /** Those of the settings. */
  blocks: readonly OperatorBlock[];
  authors: Authors;
  timeZone: string;
}

/** Where, when and with whom; what is not known is left out. */
export function ProjectData({ project, blocks, authors, timeZone }: ProjectDataProps) {
  const { contactPhone, cardinalPoint, endDate, closedOn } = project;
  const items = [
    { label: "Inicio", value: showDay(project.startDate) },
    { label: "Fin", value: endDate ? showDay(endDate) : "En curso" },
    { label: "Cerrado el", value: closedOn && showDay(closedOn) },
    { label: "Punto cardinal", value: cardinalPoint && cardinalPointLabels[cardinalPoint] },
    { label: "Bloque", value: project.block && <Block name={project.block} blocks={blocks} /> },
    { label: "Contacto", value: project.contactName },
    {
      label: "Teléfono",
      value: contactPhone && <ContactLink href={`tel:${contactPhone}`}>{contactPhone}</ContactLink>,
    },
    { label: "Notas", value: project.notes && <Notes>{project.notes}</Notes>, wide: true },
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

/** The project's block, or the text that names none. */
const Block = ({ name, blocks }: { name: string; blocks: readonly OperatorBlock[] }) => {
  const known = blockNamed(blocks, name);
  if (known) return known.label;
  return (
    <span title={unknownBlock}>
      {name} <Badge tone="warning">Desconocido</Badge>
    </span>
  );
};

const Notes = ({ children }: { children: ReactNode }) => (
  <p className="max-w-prose whitespace-pre-line">{children}</p>
);
