import { DownloadButton } from "@/components/files/download";
import { PageHeader } from "@/components/layout/page-header";
import { links } from "@/lib/links/pages";
import type { Project } from "@/lib/projects/get-project";
import type { WholeScan } from "@/lib/scans/get-scan";
import { showInstant } from "@/lib/values/clock";
import { counted } from "@/lib/values/count-text";
import { ScanState } from "./scan-state";

interface ScanHeaderProps {
  scan: WholeScan["scan"];
  project: Project;
  timeZone: string;
}

export const ScanHeader = ({ scan, project, timeZone }: ScanHeaderProps) => (
  <PageHeader
    title={scan.fileName}
    status={<ScanState status={scan.status} />}
    subtitle={`${counted(scan.pageCount, "página", "páginas")} · ${project.partnerName} · ${project.location} · subido el ${showInstant(scan.createdAt, timeZone)}`}
    crumbs={[
      { label: "Documentos", href: links.projectDocuments(project.id) },
      { label: "Carga masiva", href: links.bulkCustody(project.id) },
      { label: "Revisión" },
    ]}
    actions={
      <DownloadButton url={links.scanOriginal(project.id, scan.id)} label="Descargar el original" />
    }
  />
);
