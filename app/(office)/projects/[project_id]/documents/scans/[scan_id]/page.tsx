import type { Metadata } from "next";
import { DownloadButton } from "@/components/files/download";
import { PageHeader } from "@/components/layout/page-header";
import { ScanScreen } from "@/components/scans/scan-screen";
import { ScanState } from "@/components/scans/scan-state";
import { links } from "@/lib/links/pages";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getProject } from "@/lib/projects/get-project";
import { getWholeScan } from "@/lib/scans/get-whole-scan";
import { listChainChoices } from "@/lib/scans/list-chain-choices";
import { trayPage } from "@/lib/scans/tray";
import { counted } from "@/lib/values/count-text";
import { showInstant } from "@/lib/values/dates";
import { arrange, confirm } from "../actions";

export const metadata: Metadata = { title: "Revisar el escaneo" };

type Props = { params: Promise<{ project_id: string; scan_id: string }> };

export default async function ScanPage({ params }: Props) {
  const ctx = await pageContext("files.getScan");
  const path = await params;
  const projectId = idOfPath(path.project_id);
  const ref = { projectId, scanId: idOfPath(path.scan_id) };
  const { scan, pages } = await orNotFound(getWholeScan(ctx, ref));
  const { id, fileName, pageCount, progress, status, failure } = scan;
  const project = await getProject(ctx, { projectId });
  return (
    <>
      <PageHeader
        title={fileName}
        status={<ScanState status={status} />}
        subtitle={`${counted(pageCount, "página", "páginas")} · ${project.partnerName} · ${project.location} · subido el ${showInstant(scan.createdAt, ctx.timeZone)}`}
        crumbs={[
          { label: "Documentos", href: links.projectDocuments(projectId) },
          { label: "Carga masiva", href: links.bulkCustody(projectId) },
          { label: "Revisión" },
        ]}
        actions={
          <DownloadButton url={links.scanOriginal(projectId, id)} label="Descargar el original" />
        }
      />
      <ScanScreen
        scan={{ id, projectId, fileName, pageCount, progress, status, failure }}
        pages={pages.map(trayPage)}
        chains={await listChainChoices(ctx, ref)}
        acts={{ arrange, confirm }}
      />
    </>
  );
}
