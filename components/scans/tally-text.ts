import type { TrayTally } from "@/lib/scans/tray";

/** A number with the word it counts. */
export const counted = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

/** What confirming would do, in a sentence. */
export function tallyText({ pages, going, chains, out }: TrayTally): string {
  if (going === 0) return "Ninguna página está lista para guardarse.";
  const goes = `${going} de ${counted(pages, "página", "páginas")} ${going === 1 ? "irá" : "irán"} a ${counted(chains, "cadena", "cadenas")}`;
  if (out === 0) return `${goes}.`;
  return `${goes}; ${out} ${out === 1 ? "queda" : "quedan"} fuera.`;
}
