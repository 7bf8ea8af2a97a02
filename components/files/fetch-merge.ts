import type { ActionResult } from "@/lib/http/act";
import { refusalIn } from "./send-file";

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

export async function fetchFile(href: string, init: RequestInit): Promise<ActionResult<null>> {
  const answer = await fetch(href, init);
  if (!answer.ok) return refusalIn(await answer.text());
  save(await answer.blob(), nameIn(answer.headers.get("content-disposition")));
  return { ok: true, data: null };
}

export const fetchMerge = ({ href, skipBroken }: { href: string; skipBroken: boolean }) =>
  fetchFile(skipBroken ? `${href}?skip_broken=true` : href, {});
