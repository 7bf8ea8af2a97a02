import type { ActionResult } from "@/lib/http/act";

/** An address of `lib/links/reads`. Rejects when there is no answer, or `signal` aborts. */
export async function readFrom<Shown>(
  address: string,
  signal: AbortSignal | null = null,
): Promise<ActionResult<Shown>> {
  const answer = await fetch(address, { cache: "no-store", signal });
  const { data, error, code, field_errors: fieldErrors = {} } = await answer.json();
  return answer.ok ? { ok: true, data } : { ok: false, error, code, fieldErrors };
}
