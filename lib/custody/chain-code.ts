import { createHmac } from "node:crypto";

/** The seven-digit number, and the page from 1. */
export type ChainPage = { consecutive: string; page: number };

export type CodeKey = { installation: string; secret: string };

export type ReadCode =
  | (ChainPage & { kind: "sealed" | "unsealed" })
  /** Printed by another installation. */
  | { kind: "foreign" }
  /** Claims to be ours, and is not. */
  | { kind: "forged" };

export const chainCodePrefix = "FAENA:CDC:";

const named = "(\\d{7}):([1-9]\\d{0,3})";
const sealed = new RegExp(`^${chainCodePrefix}([0-9A-F]{8}):${named}:([0-9A-F]{12})$`);
const unsealed = new RegExp(`^${chainCodePrefix}${named}$`);

/** Capitals and digits only, which take the least room in the code. */
function markOf({ consecutive, page }: ChainPage, { installation, secret }: CodeKey): string {
  const payload = `${installation}:${consecutive}:${page}`;
  return createHmac("sha256", secret).update(payload).digest("hex").slice(0, 12).toUpperCase();
}

export const writeChainCode = (page: ChainPage, codeKey: CodeKey): string =>
  `${chainCodePrefix}${codeKey.installation}:${page.consecutive}:${page.page}:${markOf(page, codeKey)}`;

/** Null for anything but a custody sheet's code. Old codes have no seal. */
export function readChainCode(text: string, codeKey: CodeKey): ReadCode | null {
  const [, oldNumber, oldPage] = unsealed.exec(text) ?? [];
  if (oldNumber && oldPage)
    return { kind: "unsealed", consecutive: oldNumber, page: Number(oldPage) };
  const [, installation, consecutive, page, mark] = sealed.exec(text) ?? [];
  if (!consecutive) return null;
  if (installation !== codeKey.installation) return { kind: "foreign" };
  const claimed = { consecutive, page: Number(page) };
  return mark === markOf(claimed, codeKey) ? { kind: "sealed", ...claimed } : { kind: "forged" };
}
