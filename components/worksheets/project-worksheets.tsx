import type { ComponentProps, ReactNode } from "react";
import { UnbilledCard } from "@/components/billing/unbilled-card";
import type { UnbilledRows } from "@/lib/billing/list-unbilled-rows";
import type { WorksheetRows } from "@/lib/billing/list-worksheet-rows";
import { NewWorksheet } from "./new-worksheet";
import { WorksheetsTable } from "./worksheets-table";

interface ProjectWorksheetsProps
  extends Pick<ComponentProps<typeof WorksheetsTable>, "query">,
    Pick<ComponentProps<typeof UnbilledCard>, "acts" | "writtenOff"> {
  projectId: number;
  listed: WorksheetRows;
  unbilled: UnbilledRows;
  isClosed: boolean;
  mayCreate: boolean;
  doubtful: ReactNode;
}

export function ProjectWorksheets({ projectId, listed, ...props }: ProjectWorksheetsProps) {
  const { query, unbilled, mayCreate } = props;
  const create = mayCreate ? <NewWorksheet projectId={projectId} /> : null;
  return (
    <div className="grid gap-6">
      {listed.total > 0 && create ? (
        <div className="-mb-2 flex justify-end print:hidden">{create}</div>
      ) : null}
      <WorksheetsTable
        query={query}
        rows={listed.rows}
        total={listed.total}
        totals={listed.totals}
        create={create ?? (props.isClosed ? "sealed" : "office")}
        isOfProject
      />
      {props.doubtful}
      <UnbilledCard
        projectId={projectId}
        rows={unbilled.rows}
        amount={unbilled.amount}
        mayCreate={mayCreate}
        acts={props.acts}
        writtenOff={props.writtenOff}
      />
    </div>
  );
}
