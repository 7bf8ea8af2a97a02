"use client";

import { useRouter } from "next/navigation";
import { TableFooter } from "@/components/lists/table-footer";
import { useListAddress } from "@/components/lists/use-list-address";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { PlainTable } from "@/components/ui/plain-table";
import { Progress } from "@/components/ui/progress";
import { TextLink } from "@/components/ui/text-link";
import { showSize } from "@/lib/files/accepted";
import { links } from "@/lib/links/pages";
import type { ListQuery } from "@/lib/lists/address";
import { isInReview, isUnfinished, isWorkedOn } from "@/lib/states/scan";
import { counted } from "@/lib/values/count-text";
import type { Progressed } from "./answers";
import { CancelScan } from "./scan-progress";
import { ScanState } from "./scan-state";
import { useProgress } from "./use-progress";

export interface ListedScan extends Progressed {
  id: number;
  projectId: number;
  fileName: string;
  size: number;
  uploadedAt: string;
}

interface ScansListProps {
  query: ListQuery<string, object>;
  scans: readonly ListedScan[];
  total: number;
}

export function ScansList({ query, scans, total }: ScansListProps) {
  const address = useListAddress();
  return (
    <Card title="Escaneos del proyecto" padding="none">
      <PlainTable
        label="Escaneos del proyecto"
        columns={columns}
        rows={scans}
        rowKey={({ id }) => id}
        empty={{
          title: "Aún no hay escaneos",
          description: "Cada PDF que se lee queda aquí con su original y su revisión.",
          act: "beside",
        }}
      />
      {total > scans.length ? (
        <TableFooter
          id="scans-count"
          {...{ query, address, total }}
          pageCount={Math.ceil(total / query.pageSize)}
        />
      ) : null}
    </Card>
  );
}

const columns = [
  {
    header: "Archivo",
    cell: ({ projectId, id, fileName, pageCount, size }: ListedScan) => (
      <>
        <TextLink href={links.custodyScan(projectId, id)}>
          <span className="[overflow-wrap:anywhere]">{fileName}</span>
        </TextLink>
        <span className="block whitespace-nowrap text-muted text-xs tabular-nums">
          {counted(pageCount, "página", "páginas")} · {showSize(size)}
        </span>
      </>
    ),
  },
  {
    header: "Subido",
    cell: ({ uploadedAt }: ListedScan) => <span className="whitespace-nowrap">{uploadedAt}</span>,
  },
  { header: "Estado", cell: (scan: ListedScan) => <HowFar {...scan} /> },
  { header: "Acciones", align: "end", cell: (scan: ListedScan) => <Acts {...scan} /> },
] as const;

function HowFar(scan: ListedScan) {
  return (
    <div className="grid w-36 justify-items-start gap-1.5">
      <ScanState status={scan.status} />
      {isWorkedOn(scan) ? <Underway key={scan.status} {...scan} /> : null}
    </div>
  );
}

function Underway(scan: ListedScan) {
  const router = useRouter();
  const { progress } = useProgress({
    address: links.scan(scan.projectId, scan.id),
    begun: scan,
    onMoved: router.refresh,
  });
  return <Progress label={`Avance de ${scan.fileName}`} value={progress} max={scan.pageCount} />;
}

const Acts = ({ projectId, id, fileName, ...scan }: ListedScan) => (
  <div className="flex justify-end gap-2">
    {isInReview(scan) ? (
      <Button asChild>
        <Link href={links.custodyScan(projectId, id)} aria-label={`Revisar ${fileName}`}>
          Revisar
        </Link>
      </Button>
    ) : null}
    {isUnfinished(scan) ? <CancelScan address={links.scan(projectId, id)} /> : null}
  </div>
);
