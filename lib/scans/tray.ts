import type { chainStatuses, wasteTypes } from "@/db/values";
import { showInstant } from "../values/clock";
import type { Day } from "../values/dates";
import type { Scan, ShownPage } from "./get-scan";
import { byPlace } from "./page-order";
import { isDropped, isMatched, type PageState, replacesFile } from "./page-state";

export type TrayState = PageState | "DROPPED";

export type TrayPage = {
  page: number;
  state: TrayState;
  chainId: number | null;
  position: number | null;
  /** Clockwise degrees that make it upright. */
  rotation: number;
};

export type ChainChoice = {
  id: number;
  consecutive: string;
  date: Day;
  waste: (typeof wasteTypes)[number];
  status: (typeof chainStatuses)[number];
  worksheetId: number;
  seriesCode: string;
  state: PageState;
};

export const listedScan = (scan: Scan, { timeZone }: { timeZone: string }) => ({
  id: scan.id,
  projectId: scan.projectId,
  fileName: scan.fileName,
  size: scan.size,
  pageCount: scan.pageCount,
  progress: scan.progress,
  status: scan.status,
  uploadedAt: showInstant(scan.createdAt, timeZone),
});

export const trayPage = (page: ShownPage): TrayPage => ({
  page: page.page,
  state: isDropped(page) ? "DROPPED" : page.state,
  chainId: page.chainId,
  position: page.position,
  rotation: page.rotation,
});

const goesToChain = (page: TrayPage) => isMatched(page) || replacesFile(page);

export const pagesOn = (pages: readonly TrayPage[], chainId: number): TrayPage[] =>
  pages.filter((page) => page.chainId === chainId && goesToChain(page)).toSorted(byPlace);

export const chainsWith = (pages: readonly TrayPage[], state: TrayState): number[] => [
  ...new Set(pages.flatMap((page) => (page.state === state ? (page.chainId ?? []) : []))),
];

export type TrayTally = { pages: number; going: number; chains: number; out: number };

/** `replaced`: chains whose files are replaced. */
export const isSaved = (
  page: Pick<TrayPage, "state" | "chainId">,
  replaced: ReadonlySet<number>,
): boolean => isMatched(page) || (replacesFile(page) && replaced.has(page.chainId ?? 0));

export function trayTally(
  pages: readonly TrayPage[],
  replaced: ReadonlySet<number> = new Set(),
): TrayTally {
  const going = pages.filter((page) => isSaved(page, replaced));
  return {
    pages: pages.length,
    going: going.length,
    chains: new Set(going.map(({ chainId }) => chainId)).size,
    out: pages.length - going.length,
  };
}
