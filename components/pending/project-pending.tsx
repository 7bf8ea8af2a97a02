import { CircleCheckBig } from "lucide-react";
import { Alert } from "@/components/ui/alert";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { TextLink } from "@/components/ui/text-link";
import { WorksheetLink } from "@/components/worksheets/worksheet-link";
import type { Worksheet } from "@/lib/billing/worksheet-queries";
import { links } from "@/lib/links/pages";
import type { ListQuery } from "@/lib/lists/address";
import type { PendingPage } from "@/lib/pending/get-pending-page";
import { showDay } from "@/lib/values/dates";
import { PendingKinds } from "./pending-kinds";
import { PendingTable } from "./pending-table";

interface ProjectPendingProps extends PendingPage {
  projectId: number;
  query: ListQuery<string, object>;
}

export function ProjectPending({ projectId, query, pending, sheet, ...page }: ProjectPendingProps) {
  const { kind, listed } = page;
  return (
    <div className="grid gap-4">
      {sheet ? <OnlyOf projectId={projectId} sheet={sheet} /> : null}
      {pending.length > 0 ? <PendingKinds pending={pending} shown={kind} /> : null}
      {kind && listed.total > 0 ? (
        <PendingTable kind={kind} query={query} rows={listed.rows} total={listed.total} />
      ) : (
        <Card padding="none">
          <EmptyState
            icon={CircleCheckBig}
            title={pending.length > 0 ? "Nada más pendiente aquí" : "Nada pendiente"}
            description="Sin visitas por registrar, cadenas sin escaneo, borradores ni documentos que falten."
            act="settled"
          />
        </Card>
      )}
    </div>
  );
}

const OnlyOf = ({ projectId, sheet }: { projectId: number; sheet: Worksheet }) => (
  <Alert action={<TextLink href={links.projectPending(projectId)}>Ver todo el proyecto</TextLink>}>
    Solo lo del período de{" "}
    <WorksheetLink projectId={projectId} sheetId={sheet.id}>
      {sheet.seriesCode}
    </WorksheetLink>
    , del {showDay(sheet.periodStart)} al {showDay(sheet.periodEnd)}.
  </Alert>
);
