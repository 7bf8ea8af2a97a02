import { openPdf } from "./open-pdf.mjs";

/** How many pages the document has. @param {{ bytes: Uint8Array }} input */
export default async function* countPages({ bytes }) {
  const { pages } = await openPdf(bytes);
  yield { value: pages.length };
}
