/** A page of a printed custody sheet: the chain's seven-digit number, and which page of it, from 1. */
export type ChainPage = { consecutive: string; page: number };

/** How the text of every code on a custody sheet begins. */
export const chainCodePrefix = "FAENA:CDC:";

const pattern = new RegExp(`^${chainCodePrefix}(\\d{7}):([1-9]\\d{0,3})$`);

/** The text of the QR code on a page of a printed custody sheet. */
export const writeChainCode = ({ consecutive, page }: ChainPage): string =>
  `${chainCodePrefix}${consecutive}:${page}`;

/** The page that a QR code's text names; null when it is none of ours. */
export function readChainCode(text: string): ChainPage | null {
  const [, consecutive, page] = pattern.exec(text) ?? [];
  return consecutive && page ? { consecutive, page: Number(page) } : null;
}
