import * as z from "zod";
import { scanPageStates, scanStatuses } from "@/db/values";
import { links } from "../links/pages";
import { type Listed, listJson } from "../lists/page";
import { listBody, namedBody, recordBody } from "../wire/output";
import type { Scan, ShownPage, WholeScan } from "./get-scan";
import { pageStateLabels, scanStatusLabels } from "./labels";
import { isDropped } from "./page-state";

const scan = {
  id: z.int(),
  project_id: z.int(),
  file_name: z.string(),
  file_url: z.string(),
  size: z.int(),
  page_count: z.int(),
  progress: z.int(),
  status: z.enum(scanStatuses),
  status_display: z.string(),
  failure: z.string().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
};
const ScanBody = namedBody("Scan", scan);

const PageBody = namedBody("ScanPage", {
  page: z.int(),
  state: z.enum([...scanPageStates, "DROPPED"]),
  state_display: z.string(),
  code: z.string().nullable(),
  chain_id: z.int().nullable(),
  consecutive: z.string().nullable(),
  position: z.int().nullable(),
  rotation: z.int(),
  thumbnail_url: z.string(),
});

const scanJson = (scan: Scan): z.input<typeof ScanBody> => ({
  id: scan.id,
  project_id: scan.projectId,
  file_name: scan.fileName,
  file_url: links.scanOriginal(scan.projectId, scan.id),
  size: scan.size,
  page_count: scan.pageCount,
  progress: scan.progress,
  status: scan.status,
  status_display: scanStatusLabels[scan.status],
  failure: scan.failure,
  created_at: scan.createdAt.toISOString(),
  updated_at: scan.updatedAt.toISOString(),
});

const pageJson = (scan: Scan, page: ShownPage): z.input<typeof PageBody> => {
  const state = isDropped(page) ? "DROPPED" : page.state;
  return {
    page: page.page,
    state,
    state_display: pageStateLabels[state],
    code: page.code,
    chain_id: page.chainId,
    consecutive: page.chain?.consecutive ?? null,
    position: page.position,
    rotation: page.rotation,
    thumbnail_url: links.scanPage(scan.projectId, scan.id, page.page),
  };
};

export const ScanRecord = recordBody(ScanBody);
export const ScanListing = listBody(ScanBody);
export const WholeScanRecord = recordBody(
  namedBody("WholeScan", { ...scan, pages: z.array(PageBody) }),
);

export const scanStartedJson = (scan: Scan) => ({
  message: "Escaneo recibido; se está leyendo.",
  data: scanJson(scan),
});
export const scanListJson = (listed: Listed<Scan>) => listJson(listed, scanJson);
export const wholeScanJson = ({ scan, pages }: WholeScan) => ({
  data: { ...scanJson(scan), pages: pages.map((page) => pageJson(scan, page)) },
});
export const arrangedJson = (whole: WholeScan) => ({
  message: "Páginas ordenadas.",
  ...wholeScanJson(whole),
});
export const scanCancelledJson = () => ({ message: "Escaneo cancelado." });
