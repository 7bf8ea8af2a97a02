import { FolderKanban } from "lucide-react";
import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PlainTable } from "@/components/ui/plain-table";
import { TextLink } from "@/components/ui/text-link";
import { showDay } from "@/lib/dates";
import { links } from "@/lib/links";
import type { ListedProject } from "@/lib/projects/list-projects";

interface PartnerProjectsProps {
  projects: ListedProject[];
  /** How many there are; the list may show fewer. */
  count: number;
  canCreate: boolean;
}

/** The client's projects, open ones first. */
export function PartnerProjects({ projects, count, canCreate }: PartnerProjectsProps) {
  return (
    <Card
      title="Proyectos"
      description={count > projects.length ? `Los primeros ${projects.length} de ${count}` : null}
      padding="none"
    >
      {projects.length === 0 ? (
        <EmptyState
          icon={FolderKanban}
          title="Sin proyectos"
          action={
            canCreate ? (
              <Button asChild>
                <Link href={links.newProject}>Nuevo proyecto</Link>
              </Button>
            ) : null
          }
          className="pt-2 pb-8"
        />
      ) : (
        <PlainTable
          label="Proyectos del cliente"
          rows={projects}
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
            { header: "Inicio", cell: ({ startDate }) => showDay(startDate) },
            { header: "Fin", cell: ({ endDate }) => (endDate ? showDay(endDate) : "—") },
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
      )}
    </Card>
  );
}
