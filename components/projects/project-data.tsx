import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { DescriptionList } from "@/components/ui/description-list";
import { showDay } from "@/lib/dates";
import type { Project } from "@/lib/projects/get-project";
import { cardinalPointLabels } from "@/lib/projects/labels";

/** Where, when and with whom; what is not known is left out. */
export function ProjectData({ project }: { project: Project }) {
  const { contactPhone, cardinalPoint, endDate } = project;
  const items = [
    { label: "Inicio", value: showDay(project.startDate) },
    { label: "Fin", value: endDate ? showDay(endDate) : "En curso" },
    { label: "Punto cardinal", value: cardinalPoint && cardinalPointLabels[cardinalPoint] },
    { label: "Bloque", value: project.block },
    { label: "Contacto", value: project.contactName },
    { label: "Teléfono", value: contactPhone && <Phone number={contactPhone} /> },
    { label: "Notas", value: project.notes && <Notes>{project.notes}</Notes>, wide: true },
  ];
  return (
    <Card className="mb-6">
      <DescriptionList
        className="sm:grid-cols-3 xl:grid-cols-6"
        items={items.filter(({ value }) => value)}
      />
    </Card>
  );
}

const Phone = ({ number }: { number: string }) => (
  <a
    href={`tel:${number}`}
    className="text-accent-ink underline-offset-4 hover:underline touch:inline-block touch:py-1.5"
  >
    {number}
  </a>
);

const Notes = ({ children }: { children: ReactNode }) => (
  <p className="max-w-prose whitespace-pre-line">{children}</p>
);
