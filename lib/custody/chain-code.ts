import { createHmac } from "node:crypto";

/** The chain's seven-digit number, and the page from 1. */
export type ChainPage = { consecutive: string; page: number };

/** The installation's short name, and a secret that nobody else knows. */
export type CodeSeal = { installation: string; secret: string };

/** What the code says, and how far that can be believed. */
export type ReadCode =
  | (ChainPage & { kind: "sealed" | "unsealed" })
  /** Printed by another installation. */
  | { kind: "foreign" }
  /** It says that we printed it, and we did not. */
  | { kind: "forged" };

export const chainCodePrefix = "FAENA:CDC:";

const named = "(\\d{7}):([1-9]\\d{0,3})";
const sealed = new RegExp(`^${chainCodePrefix}([0-9A-F]{8}):${named}:([0-9A-F]{12})$`);
const unsealed = new RegExp(`^${chainCodePrefix}${named}$`);

/** Capitals and digits alone, which a code holds in the least room. */
function markOf({ consecutive, page }: ChainPage, { installation, secret }: CodeSeal): string {
  const said = `${installation}:${consecutive}:${page}`;
  return createHmac("sha256", secret).update(said).digest("hex").slice(0, 12).toUpperCase();
}

export const writeChainCode = (page: ChainPage, seal: CodeSeal): string =>
  `${chainCodePrefix}${seal.installation}:${page.consecutive}:${page.page}:${markOf(page, seal)}`;

/** Null when it is no code of a custody sheet. Codes had no seal once. */
export function readChainCode(text: string, seal: CodeSeal): ReadCode | null {
  const [, oldNumber, oldPage] = unsealed.exec(text) ?? [];
  if (oldNumber && oldPage)
    return { kind: "unsealed", consecutive: oldNumber, page: Number(oldPage) };
  const [, installation, consecutive, page, mark] = sealed.exec(text) ?? [];
  if (!consecutive) return null;
  if (installation !== seal.installation) return { kind: "foreign" };
  const said = { consecutive, page: Number(page) };
  return mark === markOf(said, seal) ? { kind: "sealed", ...said } : { kind: "forged" };
}
