import type { ActionResult } from "@/lib/next/action";
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

/** Asks for a merge and keeps it among the person's downloads; the refusal says what could not be read. */
export async function fetchMerge({
  href,
  skipBroken,
}: {
  href: string;
  skipBroken: boolean;
}): Promise<ActionResult<null>> {
  const answer = await fetch(skipBroken ? `${href}?skip_broken=true` : href);
  if (!answer.ok) return refusalIn(await answer.text());
  save(await answer.blob(), nameIn(answer.headers.get("content-disposition")));
  return { ok: true, data: null };
}
