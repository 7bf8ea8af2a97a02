import { HistoryList } from "@/components/history/history-list";
import { Card } from "@/components/ui/card";
import type { NamedChange } from "@/lib/history/name-changes";
import { links } from "@/lib/links/pages";
import { PageLinks } from "./page-links";

interface ProjectHistoryProps {
  projectId: number;
  changes: NamedChange[];
  total: number;
  page: { page: number; pageSize: number };
  timeZone: string;
}

export function ProjectHistory({ projectId, changes, total, page, timeZone }: ProjectHistoryProps) {
  return (
    <Card
      title="Historial"
      description={total === 1 ? "1 cambio" : `${total} cambios`}
      padding="none"
    >
      <HistoryList changes={changes} timeZone={timeZone} areNamed />
      <PageLinks
        address={links.projectHistory(projectId)}
        page={page.page}
        pageCount={Math.ceil(total / page.pageSize)}
      />
    </Card>
  );
}
