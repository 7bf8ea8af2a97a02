import type { ActionResult } from "@/lib/http/act";
import { refusalIn } from "./send-file";

/** The name that the answer gives its file. */
function nameIn(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? "")?.[1];
  return encoded ? decodeURIComponent(encoded) : "documentos.pdf";
}

function save(bytes: Blob, name: string) {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Asks for a file and keeps it among the person's downloads, or says why there is none. */
export async function fetchFile(href: string, init: RequestInit): Promise<ActionResult<null>> {
  const answer = await fetch(href, init);
  if (!answer.ok) return refusalIn(await answer.text());
  save(await answer.blob(), nameIn(answer.headers.get("content-disposition")));
  return { ok: true, data: null };
}

/** Asks for a merge and keeps it; the refusal says what could not be read. */
export const fetchMerge = ({ href, skipBroken }: { href: string; skipBroken: boolean }) =>
  fetchFile(skipBroken ? `${href}?skip_broken=true` : href, {});
