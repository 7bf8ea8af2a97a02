import type { TrayTally } from "@/lib/scans/tray";
import { counted, showCount } from "@/lib/values/count-text";

export function tallyText({ pages, going, chains, out }: TrayTally): string {
  if (going === 0) return "Ninguna página está lista para guardarse.";
  const goes = `${showCount(going)} de ${counted(pages, "página", "páginas")} ${going === 1 ? "irá" : "irán"} a ${counted(chains, "cadena", "cadenas")}`;
  if (out === 0) return `${goes}.`;
  return `${goes}; ${showCount(out)} ${out === 1 ? "queda" : "quedan"} fuera.`;
}
