import type { Metadata } from "next";
import { BulkHeader } from "@/components/scans/bulk-header";
import { BulkUpload } from "@/components/scans/bulk-upload";
import { ScansList } from "@/components/scans/scans-list";
import { parseListQuery, type SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getProject } from "@/lib/projects/get-project";
import { listChainChoices } from "@/lib/scans/list-chain-choices";
import { listScans } from "@/lib/scans/list-scans";
import { listedScan } from "@/lib/scans/tray";
import { getBulkUploadLimit } from "@/lib/settings/get-upload-limit";

export const metadata: Metadata = { title: "Carga masiva" };

type Props = { params: Promise<{ project_id: string }>; searchParams: Promise<SearchParams> };

export default async function BulkPage({ params, searchParams }: Props) {
  const ctx = await pageContext("files.scanCustody");
  const projectId = idOfPath((await params).project_id);
  const project = await orNotFound(getProject(ctx, { projectId }));
  const asked = await searchParams;
  const query = parseListQuery(asked, { sortable: [] });
  const { rows, total } = await listScans(ctx, { projectId, ...pageOf(query) });
  return (
    <>
      <BulkHeader project={project} />
      <div className="grid gap-6">
        <BulkUpload
          projectId={projectId}
          worksheetId={asked.sheet ? idOfPath(String(asked.sheet)) : null}
          chains={await listChainChoices(ctx, { projectId })}
          limitBytes={await getBulkUploadLimit(ctx)}
        />
        <ScansList query={query} scans={rows.map((scan) => listedScan(scan, ctx))} total={total} />
      </div>
    </>
  );
}
