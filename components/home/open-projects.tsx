import { FolderKanban } from "lucide-react";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PlainTable } from "@/components/ui/plain-table";
import { TextLink } from "@/components/ui/text-link";
import { showDay } from "@/lib/dates";
import { links } from "@/lib/links";
import type { Fieldwork } from "@/lib/overview/get-fieldwork";

/** The projects under way, those that end first on top. */
export function OpenProjects({ projects }: { projects: Fieldwork["openProjects"] }) {
  return (
    <Card
      title="Proyectos abiertos"
      actions={<TextLink href={links.projects}>Ver todos</TextLink>}
      padding="none"
    >
      {projects.rows.length === 0 ? (
        <EmptyState icon={FolderKanban} title="Sin proyectos abiertos" className="pt-2 pb-8" />
      ) : (
        <PlainTable
          label="Proyectos abiertos"
          rows={projects.rows}
          rowKey={({ id }) => id}
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
      )}
    </Card>
  );
}
