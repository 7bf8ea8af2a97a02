import type { Metadata } from "next";
import { ScanHeader } from "@/components/scans/scan-header";
import { ScanScreen } from "@/components/scans/scan-screen";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getProject } from "@/lib/projects/get-project";
import { getWholeScan } from "@/lib/scans/get-whole-scan";
import { listChainChoices } from "@/lib/scans/list-chain-choices";
import { trayPage } from "@/lib/scans/tray";
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
      <ScanHeader {...{ scan, project, timeZone: ctx.timeZone }} />
      <ScanScreen
        scan={{ id, projectId, fileName, pageCount, progress, status, failure }}
        pages={pages.map(trayPage)}
        chains={await listChainChoices(ctx, ref)}
        acts={{ arrange, confirm }}
      />
    </>
  );
}
