import { FolderKanban } from "lucide-react";
import { Card } from "@/components/ui/card";
import type { FirstAct } from "@/components/ui/empty-state";
import { PlainTable } from "@/components/ui/plain-table";
import { TextLink } from "@/components/ui/text-link";
import type { Fieldwork } from "@/lib/home/get-fieldwork";
import { links } from "@/lib/links/pages";
import { showDay } from "@/lib/values/dates";

interface OpenProjectsProps {
  projects: Fieldwork["openProjects"];
  create: FirstAct;
}

export function OpenProjects({ projects, create }: OpenProjectsProps) {
  return (
    <Card
      title="Proyectos abiertos"
      actions={<TextLink href={links.projects}>Ver todos</TextLink>}
      padding="none"
    >
      <PlainTable
        label="Proyectos abiertos"
        rows={projects.rows}
        rowKey={({ id }) => id}
        empty={{
          icon: FolderKanban,
          title: "Sin proyectos abiertos",
          description: "Un proyecto reúne los equipos y servicios de un cliente en un campamento.",
          act: create,
        }}
        columns={[
          {
            header: "Proyecto",
            cell: ({ id, location }) => (
              <TextLink href={links.project(id)}>
                {id} · {location}
              </TextLink>
            ),
          },
          { header: "Cliente", cell: ({ partnerName }) => partnerName },
          { header: "Inicio", cell: ({ startDate }) => showDay(startDate) },
          { header: "Fin", cell: ({ endDate }) => (endDate ? showDay(endDate) : "—") },
          { header: "Equipos", align: "end", cell: ({ unitCount }) => unitCount },
        ]}
      />
    </Card>
  );
}
