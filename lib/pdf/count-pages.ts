import { runInThread } from "./run-in-thread";

/** How many pages a PDF has; UnreadablePdf when it is none. The bytes stay the caller's. */
export async function countPages(bytes: Uint8Array): Promise<number> {
  let pages = 0;
  for await (const counted of runInThread<number>({ name: "count-pages", input: { bytes } }))
    pages = counted;
  return pages;
}
