import { FolderKanban } from "lucide-react";
import { ActLink } from "@/components/ui/act-link";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { firstAct } from "@/components/ui/empty-state";
import { PlainTable } from "@/components/ui/plain-table";
import { TextLink } from "@/components/ui/text-link";
import { links } from "@/lib/links/pages";
import { projectFields } from "@/lib/projects/fields";
import type { ListedProject } from "@/lib/projects/list-projects";
import { showDay } from "@/lib/values/dates";

interface PartnerProjectsProps {
  partnerId: number;
  projects: ListedProject[];
  count: number;
  canCreate: boolean;
}

export function PartnerProjects({ partnerId, projects, count, canCreate }: PartnerProjectsProps) {
  return (
    <Card
      title="Proyectos"
      description={count > projects.length ? `Los primeros ${projects.length} de ${count}` : null}
      padding="none"
      actions={
        canCreate && projects.length > 0 ? (
          <ActLink href={links.newProjectOf(partnerId)}>Nuevo proyecto</ActLink>
        ) : null
      }
    >
      <PlainTable
        label="Proyectos del cliente"
        rows={projects}
        rowKey={({ id }) => id}
        empty={{
          icon: FolderKanban,
          title: "Sin proyectos",
          act: firstAct(
            canCreate,
            <ActLink href={links.newProjectOf(partnerId)}>Nuevo proyecto</ActLink>,
          ),
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
          { header: projectFields.startDate.label, cell: ({ startDate }) => showDay(startDate) },
          {
            header: projectFields.endDate.label,
            cell: ({ endDate }) => (endDate ? showDay(endDate) : "—"),
          },
          { header: "Equipos", align: "end", cell: ({ unitCount }) => unitCount },
          {
            header: "Estado",
            cell: ({ isClosed }) => (
              <Badge dot tone={isClosed ? "neutral" : "success"}>
                {isClosed ? "Cerrado" : "Abierto"}
              </Badge>
            ),
          },
        ]}
      />
    </Card>
  );
}
