import { isMatched } from "@/lib/scans/page-state";
import type { ChainChoice } from "@/lib/scans/tray";
import { counted, showCount } from "@/lib/values/count-text";

export function withItemMoved<T>(list: readonly T[], from: number, to: number): T[] {
  const place = Math.min(list.length - 1, Math.max(0, to));
  const moved = list.slice(from, from + 1);
  const others = list.filter((_, at) => at !== from);
  return [...others.slice(0, place), ...moved, ...others.slice(place)];
}

export const lackingFile = (
  chains: readonly ChainChoice[],
  worksheetId: number | null,
): ChainChoice[] =>
  chains
    .filter(isMatched)
    .filter((chain) => worksheetId === null || chain.worksheetId === worksheetId)
    .toSorted((a, b) => a.consecutive.localeCompare(b.consecutive));

/** Null when nothing hinders: as many pages as chains are needed. */
export function mismatchOf(pages: number, chains: number): string | null {
  if (chains === 0) return "Agregue las cadenas a las que van las páginas.";
  if (pages === chains) return null;
  const what = `El PDF tiene ${counted(pages, "página", "páginas")} y la lista ${counted(chains, "cadena", "cadenas")}`;
  return pages > chains
    ? `${what}: agregue ${showCount(pages - chains)} o elija otro PDF.`
    : `${what}: quite ${showCount(chains - pages)} de la lista.`;
}
